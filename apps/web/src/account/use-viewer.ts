/** Who uses this browser, as the shell and the pages show it. */
import { useQuery } from '@apollo/client/react';
import { VIEWER, type Viewer } from './account-documents.js';

type Known =
  | { readonly is: 'unknown' }
  | { readonly is: 'stranger' }
  | { readonly is: 'guest'; readonly viewer: Viewer }
  | { readonly is: 'account'; readonly viewer: Viewer; readonly name: string };

/** Unknown until the server has answered, and while it cannot be reached. */
export function useViewer(): Known {
  const { data } = useQuery(VIEWER);
  return data ? knownAs(data.viewer) : { is: 'unknown' };
}

function knownAs(viewer: Viewer | null): Known {
  if (!viewer) return { is: 'stranger' };
  const { name } = viewer;
  return name === null ? { is: 'guest', viewer } : { is: 'account', viewer, name };
}

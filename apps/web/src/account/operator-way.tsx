/** The way to the operator's page, for whoever looks after the installation. */
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { isOperator } from './is-operator.js';
import { useViewer } from './use-viewer.js';

export function OperatorWay() {
  const { t } = useTranslation();
  if (!isOperator(useViewer())) return null;
  return (
    <NavLink to="/operator" className="operator-way">
      {t('shell.operator')}
    </NavLink>
  );
}

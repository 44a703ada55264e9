/**
 * The versions of read models. Raw SQL because every batch of a projector asks for the rebuilds
 * (`npm run bench -- doubt`), and because the query builder cannot count one more where it inserts.
 */

export const REBUILDS = 'select rebuilds from scoresheet.read_model where name = $1';

export const NOTE_REBUILT = `
  insert into scoresheet.read_model (name, version, rules, rebuilds) values ($1, $2, $3, 1)
  on conflict (name) do update set version = excluded.version, rules = excluded.rules,
    rebuilds = read_model.rebuilds + 1`;

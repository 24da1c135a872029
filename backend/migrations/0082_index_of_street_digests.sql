-- Every start looks for homes whose facts of the streets are older than the files: with this it reads none of the others.
create index estate_streets_digest on estate (streets_digest);

import type { ColumnType, Generated } from 'kysely';
import type { JWK } from 'jose';

type Stamp = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, never>;

/** See migrations/0003_member.sql and 0009_identity.sql. */
export interface IdentityTables {
  identity_user: {
    sub: Generated<string>;
    username: string;
    mail_address: string;
    password_hash: string;
    is_confirmed: Generated<boolean>;
    session_generation: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  identity_session: {
    session_id: Generated<string>;
    sub: string;
    refresh_hash: Buffer;
    generation: number;
    created_at: Stamp;
    expires_at: Date;
  };
  identity_former_password: { sub: string; password_hash: string; replaced_at: Stamp };
  identity_code: {
    username: string;
    purpose: 'sign_up' | 'password' | 'mail';
    code_hash: Buffer;
    target: string | null;
    expires_at: Date;
  };
  identity_key: {
    kid: string;
    private_jwk: Json<JWK>;
    public_jwk: Json<JWK>;
    created_at: Stamp;
    retired_at: ColumnType<Date | null, undefined, Date>;
  };
  signed_out_session: { session_id: string; signed_out_at: Stamp };
}

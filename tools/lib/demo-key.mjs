import { createPrivateKey, randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';

/** The plans of sites; Lite has no key. */
export const PLANS = [ 'lite', 'plus', 'pro', 'elite' ];

/** The default plan includes everything. */
export const DEFAULT_PLAN = 'elite';

/** The prefix of a 32-byte Ed25519 private key in PKCS #8. */
const PKCS8 = Buffer.from( '302e020100300506032b657004220420', 'hex' );

const SEED_BYTES = 32;

const YEARS = 10;

const pair = JSON.parse(
	readFileSync(
		resolve( ROOT, 'tests/fixtures/licenses/demo-pair.json' ),
		'utf8'
	)
);

/** The public key of the demo pair, for wp-config.php. */
export const DEMO_PUBLIC_KEY = pair.public;

/**
 * Issues a license key with the demo pair, for every site and ten years. It is not signed with tools/license.php,
 * because that needs PHP with sodium, which the WebAssembly build lacks.
 *
 * @param {string} plan One of PLANS but Lite.
 */
export function demoKey( plan ) {
	const now = Math.floor( Date.now() / 1000 );
	const payload = {
		id: `demo-${ randomBytes( 4 ).toString( 'hex' ) }`,
		type: plan,
		issued: now,
		expires: now + YEARS * 365 * 86400,
	};
	const signed = `UF1.${ Buffer.from( JSON.stringify( payload ) ).toString( 'base64url' ) }`;
	const seed = Buffer.from( pair.private, 'base64' ).subarray(
		0,
		SEED_BYTES
	);
	const key = createPrivateKey( {
		key: Buffer.concat( [ PKCS8, seed ] ),
		format: 'der',
		type: 'pkcs8',
	} );
	const signature = sign( null, Buffer.from( signed ), key );
	return `${ signed }.${ signature.toString( 'base64url' ) }`;
}

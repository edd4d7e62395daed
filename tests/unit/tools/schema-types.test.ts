/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** The generator is an ES module, which Jest does not load: it runs in a process of its own. */
const GENERATE = `
	import { schemaTypes } from './tools/lib/schema-types.mjs';
	import { readFileSync } from 'node:fs';
	console.log( await schemaTypes( JSON.parse( readFileSync( 0, 'utf8' ) ) ) );
`;

function generate( schemas: Record< string, object > ): string {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[ '--input-type=module', '--eval', GENERATE ],
		{
			cwd: ROOT,
			input: JSON.stringify( schemas ),
			encoding: 'utf8',
		}
	);
	expect( stderr ).toBe( '' );
	return stdout.replace( /\s+/g, ' ' );
}

const OPTION = {
	type: 'object',
	properties: { label: { type: 'string' } },
	required: [ 'label' ],
	additionalProperties: false,
};

describe( 'schemaTypes', () => {
	it( 'declares each schema under its name, and once', () => {
		const code = generate( {
			Option: OPTION,
			Question: {
				type: 'object',
				properties: {
					options: {
						type: 'array',
						minItems: 2,
						maxItems: 50,
						items: OPTION,
					},
				},
				additionalProperties: false,
			},
		} );
		expect( code ).toContain( 'export interface Option { label: string }' );
		expect( code ).toContain( 'options?: Option[]' );
		expect( code.match( /label/g ) ).toHaveLength( 1 );
		expect( code ).not.toContain( 'Catalogue__' );
	} );

	it( 'refers to the same type where null is allowed, and keeps what is said of the place', () => {
		const code = generate( {
			Choice: {
				type: 'object',
				properties: {
					first: { ...OPTION, type: [ 'object', 'null' ] },
					last: { ...OPTION, description: 'What comes last.' },
				},
				required: [ 'first', 'last' ],
				additionalProperties: false,
			},
			Option: { ...OPTION, type: [ 'object', 'null' ] },
		} );
		expect( code ).toContain( 'first: (Option | null)' );
		expect( code ).toContain( '/** * What comes last. */ last: Option }' );
		expect( code ).toContain( 'export interface Option { label: string }' );
	} );

	it( 'lets a type extend the one that it has all of', () => {
		const object = ( ...names: string[] ) => ( {
			type: 'object',
			properties: Object.fromEntries(
				names.map( ( name ) => [ name, { type: 'string' } ] )
			),
			required: names,
			additionalProperties: false,
		} );
		const code = generate( {
			Base: object( 'a', 'b', 'c', 'd' ),
			More: object( 'a', 'b', 'c', 'd', 'e' ),
			Other: { ...object( 'a', 'b', 'c', 'd', 'f' ), required: [ 'f' ] },
		} );
		expect( code ).toContain( 'interface More extends Base { e: string }' );
		expect( code ).toContain( 'interface Other { a?: string' );
	} );

	it( 'keeps null apart from undefined', () => {
		const code = generate( {
			Survey: {
				type: 'object',
				properties: { publish_at: { type: [ 'string', 'null' ] } },
				required: [ 'publish_at' ],
				additionalProperties: false,
			},
		} );
		expect( code ).toContain( 'publish_at: (string | null)' );
	} );
} );

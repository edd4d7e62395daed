import { store as importsStore } from '@/stores/imports';
import type { FileImport } from '@/survey-model';
import { refusal } from '../support/fake-server';
import { opened, wait } from '../support/import-store';
import { fileImport, importList } from '../support/imports';
import { printAdminData } from '../support/licenses';

beforeEach( () => {
	jest.useFakeTimers();
	printAdminData();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'an import at work', () => {
	const at = ( done: number, changes: Partial< FileImport > = {} ) => ( {
		body: fileImport( { status: 'importing', done, ...changes } ),
	} );

	it( 'is asked for step by step, slower while another process has it, until it is over', async () => {
		const { imports, change, calls } = opened(
			{
				'GET 7': [
					at( 300 ),
					at( 300 ),
					at( 1000, { status: 'done', stored: 12 } ),
				],
			},
			fileImport( { status: 'importing', done: 0 } )
		);
		void change.followImport( 7 );
		void change.followImport( 7 );
		await wait( 10 );
		expect( calls() ).toEqual( [ 'GET 7', 'GET 7' ] );
		await wait( 1500 );
		expect( imports.getImport( 7 ) ).toMatchObject( {
			status: 'done',
			stored: 12,
		} );
		await wait( 5000 );
		expect( calls() ).toHaveLength( 3 );
		expect( imports.isFollowed( 7 ) ).toBe( false );
	} );

	it( 'stops being asked for when a request fails, and goes on when asked to', async () => {
		const { imports, change, calls } = opened(
			{ 'GET 7': [ null, at( 1000, { status: 'done' } ) ] },
			fileImport( { status: 'reading' } )
		);
		await Promise.all( [ change.followImport( 7 ), wait( 10 ) ] );
		expect( imports.getError( 7 )?.isNetwork ).toBe( true );
		expect( calls() ).toHaveLength( 1 );
		await Promise.all( [ change.followImport( 7 ), wait( 10 ) ] );
		expect( imports.getError( 7 ) ).toBeNull();
		expect( imports.getImport( 7 )?.status ).toBe( 'done' );
	} );

	it( 'is gone for good once it was deleted', async () => {
		const { imports, change, registry, calls } = opened(
			{
				GET: [ { body: importList( [ fileImport() ] ) } ],
				'GET 7': [ at( 300 ), at( 600 ) ],
				'DELETE 7': [ { body: { deleted: true } } ],
			},
			fileImport( { status: 'importing', done: 0 } )
		);
		registry
			.dispatch( importsStore )
			.receiveImports( importList( [ fileImport() ] ) );
		void change.followImport( 7 );
		void change.deleteImport( 7 );
		await wait( 5000 );
		expect( imports.getImport( 7 ) ).toBeUndefined();
		expect( imports.getImports()?.items ).toEqual( [] );
		expect( calls() ).toEqual( [ 'GET 7', 'DELETE 7', 'GET 7' ] );
		expect( imports.isRemoved( 7 ) ).toBe( true );
	} );
} );

describe( 'an upload', () => {
	const FILE = new File( [ 'a,b' ], 'answers.csv' );

	it( 'adds the import to the list and knows its columns', async () => {
		const { imports, change, registry, bodies } = opened( {
			POST: [ { status: 201, body: fileImport( { id: 8 } ) } ],
		} );
		registry.dispatch( importsStore ).receiveImports( importList() );
		const sending = change.uploadFile( FILE );
		expect( imports.getUpload() ).toEqual( { name: 'answers.csv' } );
		await wait( 10 );
		expect( await sending ).toBe( 8 );
		expect( bodies() ).toEqual( [
			{ file: expect.objectContaining( { name: 'answers.csv' } ) },
		] );
		expect( imports.getUpload() ).toBeNull();
		expect( imports.getImports()?.items ).toHaveLength( 1 );
		expect( imports.getImport( 8 )?.columns ).toHaveLength( 5 );
	} );

	it( 'says why it was refused', async () => {
		const { imports, change } = opened( {
			POST: [ refusal( 415, 'not_csv', 'This is not a CSV file.' ) ],
		} );
		const sending = change.uploadFile( FILE );
		await wait( 10 );
		expect( await sending ).toBeUndefined();
		expect( imports.getUpload()?.error?.message ).toBe(
			'This is not a CSV file.'
		);
		change.dismissUpload();
		expect( imports.getUpload() ).toBeNull();
	} );
} );

import { store as importsStore } from '@/stores/imports';
import type { Mapping } from '@/stores/imports/mapping';
import type { FileImport } from '@/survey-model';
import type { Answer } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { callOf, fileImport, importList, importSite } from '../support/imports';
import { printAdminData } from '../support/licenses';
import { freshRegistry } from '../support/render';

beforeEach( () => {
	jest.useFakeTimers();
	printAdminData();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

const titled = ( title: string ) => (): Partial< Mapping > => ( { title } );

function opened(
	answers: Record< string, Answer[] >,
	item: FileImport = fileImport()
) {
	const { requests } = importSite( answers );
	const registry = freshRegistry();
	registry.dispatch( importsStore ).receiveImport( item );
	return {
		imports: registry.select( importsStore ),
		change: registry.dispatch( importsStore ),
		registry,
		calls: () => requests.map( callOf ),
		bodies: () => requests.map( ( { body } ) => body ),
	};
}

describe( 'the mapping of an import', () => {
	it( 'is sent once after several edits, and shows them at once', async () => {
		const { imports, change, calls, bodies } = opened( {
			'POST 7': [ { body: fileImport( { title: 'Abc' } ) } ],
		} );
		[ 'A', 'Ab', 'Abc' ].forEach(
			( title ) => void change.editMapping( 7, titled( title ) )
		);
		expect( imports.getMapping( 7 )?.title ).toBe( 'Abc' );
		expect( imports.isStale( 7 ) ).toBe( true );
		await wait( 599 );
		expect( calls() ).toEqual( [] );
		await wait( 10 );
		expect( bodies() ).toEqual( [ { title: 'Abc' } ] );
		expect( imports.isStale( 7 ) ).toBe( false );
		await wait( 5000 );
		expect( calls() ).toEqual( [ 'POST 7' ] );
	} );

	it( 'keeps what was edited while it was sent, and sends it next, one request at a time', async () => {
		const { imports, change, calls, bodies } = opened( {
			'POST 7': [
				'silence',
				{ body: fileImport( { title: 'Second' } ) },
			],
		} );
		void change.editMapping( 7, titled( 'First' ) );
		await wait( 700 );
		void change.editMapping( 7, titled( 'Second' ) );
		await wait( 700 );
		expect( calls() ).toEqual( [ 'POST 7' ] );
		// The first one gets no answer in time.
		await wait( 120_000 );
		expect( imports.getError( 7 )?.isTimeout ).toBe( true );
		expect( imports.getMapping( 7 )?.title ).toBe( 'Second' );
		void change.saveMapping( 7 );
		await wait( 10 );
		expect( bodies() ).toEqual( [
			{ title: 'First' },
			{ title: 'Second' },
		] );
		expect( imports.getError( 7 ) ).toBeNull();
		expect( imports.hasEdits( 7 ) ).toBe( false );
	} );

	it( 'sends edits of the meantime by itself once the answer is there', async () => {
		const { imports, change, bodies } = opened( {
			'POST 7': [
				{ body: fileImport( { title: 'First' } ) },
				{ body: fileImport( { title: 'Second' } ) },
			],
		} );
		void change.editMapping( 7, titled( 'First' ) );
		await wait( 600 );
		void change.editMapping( 7, titled( 'Second' ) );
		void change.saveMapping( 7 );
		await wait( 10 );
		expect( bodies() ).toEqual( [
			{ title: 'First' },
			{ title: 'Second' },
		] );
		expect( imports.getMapping( 7 )?.title ).toBe( 'Second' );
	} );

	it( 'names refused fields until they are changed, and does not repeat by itself', async () => {
		const { imports, change, calls } = opened( {
			'POST 7': [
				refusal( 400, 'rest_invalid_param', 'Not valid.', [
					{
						field: 'columns[2].title',
						code: 'title_required',
						message: 'Title is required.',
					},
				] ),
			],
		} );
		const retitle =
			( title: string ) =>
			( { columns }: Mapping ) => ( {
				columns: columns.map( ( column ) =>
					column.index === 2 ? { ...column, title } : column
				),
			} );
		void change.editMapping( 7, retitle( '' ) );
		await wait( 10_000 );
		expect( calls() ).toEqual( [ 'POST 7' ] );
		expect( imports.getRefusedFields( 7 ) ).toEqual( [
			expect.objectContaining( { field: 'columns[2].title' } ),
		] );
		void change.editMapping( 7, retitle( 'Happy?' ) );
		expect( imports.getRefusedFields( 7 ) ).toEqual( [] );
	} );
} );

describe( 'the start of an import', () => {
	it( 'comes after the last edits', async () => {
		const { imports, change, calls } = opened( {
			'POST 7': [ { body: fileImport( { title: 'Mine' } ) } ],
			'POST 7/start': [ { body: fileImport( { status: 'importing' } ) } ],
		} );
		void change.editMapping( 7, titled( 'Mine' ) );
		void change.startImport( 7 );
		expect( imports.getWish( 7 ) ).toBe( 'start' );
		await wait( 10 );
		expect( calls() ).toEqual( [ 'POST 7', 'POST 7/start' ] );
		expect( imports.getImport( 7 )?.status ).toBe( 'importing' );
		await wait( 1000 );
		expect( calls() ).toHaveLength( 2 );
	} );

	it( 'does not happen when the edits are refused', async () => {
		const { imports, change, calls } = opened( {
			'POST 7': [ refusal( 400, 'rest_invalid_param', 'Not valid.' ) ],
		} );
		void change.editMapping( 7, titled( '' ) );
		void change.startImport( 7 );
		await wait( 1000 );
		expect( calls() ).not.toContain( 'POST 7/start' );
		expect( imports.getWish( 7 ) ).toBeNull();
		expect( imports.getError( 7 )?.message ).toBe( 'Not valid.' );
	} );
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

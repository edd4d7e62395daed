import type { Mapping } from '@/stores/imports/mapping';
import { changesOf, mappingOf } from '@/stores/imports/mapping';
import type { Answer } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { opened, titled, wait } from '../support/import-store';
import { fileImport } from '../support/imports';
import { printAdminData } from '../support/licenses';

beforeEach( () => {
	jest.useFakeTimers();
	printAdminData();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

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

describe( 'a file that is read again for another mark of no answer', () => {
	const reading = (): Answer => ( {
		body: fileImport( { status: 'reading', columns: [], questions: [] } ),
	} );
	const marked = (): Partial< Mapping > => ( { empty: '-' } );

	it( 'keeps its columns in sight, and is asked for until it is read', async () => {
		const { imports, change, calls } = opened( {
			'POST 7': [ reading() ],
			'GET 7': [ reading(), { body: fileImport( { empty: '-' } ) } ],
		} );
		void change.editMapping( 7, marked );
		await wait( 602 );
		expect( calls() ).toEqual( [ 'POST 7', 'GET 7' ] );
		expect( imports.getImport( 7 )?.columns ).toHaveLength( 5 );
		expect( imports.getMapping( 7 )?.columns ).toHaveLength( 5 );
		expect( imports.isStale( 7 ) ).toBe( true );
		await wait( 5000 );
		expect( calls() ).toEqual( [ 'POST 7', 'GET 7', 'GET 7' ] );
		expect( imports.isStale( 7 ) ).toBe( false );
		expect( imports.getImport( 7 )?.status ).toBe( 'mapping' );
	} );

	it( 'takes what was edited and started meanwhile afterwards', async () => {
		const { change, calls, bodies } = opened( {
			'POST 7': [
				reading(),
				{ body: fileImport( { empty: '-', title: 'Mine' } ) },
			],
			'GET 7': [ reading(), { body: fileImport( { empty: '-' } ) } ],
			'POST 7/start': [ { body: fileImport( { status: 'importing' } ) } ],
		} );
		void change.editMapping( 7, marked );
		await wait( 610 );
		void change.editMapping( 7, titled( 'Mine' ) );
		void change.startImport( 7 );
		await wait( 100 );
		expect( calls() ).toEqual( [ 'POST 7', 'GET 7' ] );
		await wait( 5000 );
		expect( calls() ).toEqual( [
			'POST 7',
			'GET 7',
			'GET 7',
			'POST 7',
			'POST 7/start',
		] );
		expect( bodies()[ 3 ] ).toEqual( { title: 'Mine' } );
	} );
} );

describe( 'the changes that are sent', () => {
	const { columns, ...rest } = mappingOf( fileImport() );
	const edited = columns.map( ( column ) =>
		column.index === 2 ? { ...column, title: 'Happy?' } : column
	);

	it( 'are only those of the columns that differ', () =>
		expect(
			changesOf( { columns: edited }, { ...rest, columns } )
		).toEqual( { columns: [ { index: 2, title: 'Happy?' } ] } ) );

	it( 'are all columns after an answer was lost', () =>
		expect( changesOf( { columns: edited }, undefined ).columns ).toEqual(
			edited
		) );
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

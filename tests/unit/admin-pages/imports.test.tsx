import { screen, within } from '@testing-library/react';
import { mayOnly } from '../support/capabilities';
import { refusal } from '../support/fake-server';
import {
	card,
	fileImport,
	importList,
	openImports,
	pass,
} from '../support/imports';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const ANSWERS = 'Answers from another tool (CSV)';

function sizedFile( name: string, size: number ): File {
	const file = new File( [ 'a,b' ], name );
	Object.defineProperty( file, 'size', { value: size } );
	return file;
}

const input = () =>
	document.querySelector(
		'input[type="file"][accept^=".csv"]'
	) as HTMLInputElement;

const list = ( items = [ fileImport() ] ) => ( {
	GET: [ { body: importList( items ) } ],
} );

describe( 'the screen of imports', () => {
	it( 'leads from the list of surveys to answers and surveys, each with what it takes', async () => {
		await openImports( '/import', list( [] ) );
		expect(
			screen.getByRole( 'heading', { level: 1, name: 'Import' } )
		).toBeVisible();
		const answers = card( ANSWERS );
		expect(
			answers.getByRole( 'button', { name: 'Choose a CSV file' } )
		).toBeEnabled();
		expect(
			answers.getByText(
				'CSV separated by commas, semicolons or tabs, at most 8 MB.'
			)
		).toBeVisible();
		for ( const tool of [
			'SurveyMonkey',
			'Typeform',
			'Google Forms',
			'Formbricks',
		] ) {
			expect( answers.getByText( tool ) ).toBeInTheDocument();
		}
		expect(
			card( 'Survey file (JSON)' ).getByRole( 'button', {
				name: 'Choose a survey file',
			} )
		).toBeEnabled();
	} );

	it( 'says who may import answers to users who may not, and asks the site for none', async () => {
		const { calls } = await openImports( '/import', list(), {
			capabilities: mayOnly( 'edit_surveys' ),
		} );
		expect(
			card( ANSWERS ).getByText( /You may not import answers/ )
		).toBeVisible();
		expect( input() ).toBeNull();
		expect( card( 'Survey file (JSON)' ) ).toBeTruthy();
		expect( calls() ).toEqual( [] );
	} );

	it( 'says so on the screen of one import as well', async () => {
		const { calls } = await openImports( '/import/7', list(), {
			capabilities: mayOnly( 'edit_surveys' ),
		} );
		expect(
			screen.getByText( /You may not import answers/ )
		).toBeVisible();
		expect( calls() ).toEqual( [] );
	} );

	it( 'offers unfinished imports first, and reports of earlier ones', async () => {
		await openImports(
			'/import',
			list( [
				fileImport( { id: 9, status: 'reading', done: 250 } ),
				fileImport( { id: 8, file_name: 'b.csv' } ),
				fileImport( {
					id: 7,
					file_name: 'c.csv',
					status: 'done',
					stored: 1234,
				} ),
				fileImport( { id: 6, file_name: 'd.csv', status: 'failed' } ),
			] )
		);
		const texts = ( name: string ) =>
			card( name )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent );
		expect( texts( 'Unfinished imports' ) ).toEqual( [
			expect.stringMatching( /^answers\.csvReading: 25% · Nov 20, 2026/ ),
			expect.stringMatching( /^b\.csvWaits for you to check/ ),
		] );
		expect( texts( 'Earlier imports' ) ).toEqual( [
			expect.stringMatching( /^c\.csvImported: 1,234 responses/ ),
			expect.stringMatching( /^d\.csvFailed/ ),
		] );
		expect(
			screen.getByRole( 'link', { name: 'Continue: b.csv' } )
		).toHaveAttribute( 'href', '#/import/8' );
		expect(
			screen.getByRole( 'link', { name: 'Report: c.csv' } )
		).toHaveAttribute( 'href', '#/import/7' );
	} );

	it( 'asks before an import is canceled, says what goes, and takes it out of the list', async () => {
		const { user, calls } = await openImports( '/import', {
			...list(),
			'DELETE 7': [ { body: { deleted: true } } ],
		} );
		const button = screen.getByRole( 'button', {
			name: 'Cancel import: answers.csv',
		} );
		await user.click( button );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect(
			dialog.getByText(
				'The uploaded file answers.csv is deleted, with what you decided about its columns. No response has been stored.'
			)
		).toBeVisible();
		await user.click(
			dialog.getByRole( 'button', { name: 'Keep importing' } )
		);
		expect( calls() ).toEqual( [ 'GET' ] );
		await user.click( button );
		await user.click(
			screen.getByRole( 'button', { name: 'Cancel import' } )
		);
		await pass();
		expect( calls() ).toEqual( [ 'GET', 'DELETE 7' ] );
		expect( screen.queryByText( 'answers.csv' ) ).toBeNull();
	} );

	it( 'keeps the import when it could not be canceled, and says why', async () => {
		const { user } = await openImports( '/import', {
			...list(),
			'DELETE 7': [ refusal( 500, 'broken', 'The database is broken.' ) ],
		} );
		await user.click(
			screen.getByRole( 'button', { name: 'Cancel import: answers.csv' } )
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Cancel import' } )
		);
		await pass();
		expect(
			screen.getByText( 'The database is broken.', {
				selector: '.components-snackbar__content',
			} )
		).toBeInTheDocument();
		expect( screen.getByText( 'answers.csv' ) ).toBeVisible();
	} );

	it( 'tries again when the imports could not be loaded', async () => {
		const { user } = await openImports( '/import', {
			GET: [
				refusal( 500, 'broken', 'The database is broken.' ),
				{ body: importList() },
			],
		} );
		expect( screen.getByText( 'The database is broken.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await pass();
		expect( input() ).toBeInTheDocument();
	} );
} );

describe( 'a file with answers', () => {
	it( 'is sent and opens its import', async () => {
		const { user, sent } = await openImports( '/import', {
			...list( [] ),
			POST: [ { status: 201, body: fileImport() } ],
		} );
		await user.upload( input(), sizedFile( 'answers.csv', 3 ) );
		expect(
			screen.getByText( 'Sending answers.csv to your site…' )
		).toBeVisible();
		await pass();
		expect( sent( 'POST' ) ).toEqual( [
			{ file: expect.objectContaining( { name: 'answers.csv' } ) },
		] );
		expect( window.location.hash ).toBe( '#/import/7' );
		await pass();
		expect( card( 'Columns' ).getByText( 'Satisfied?' ) ).toBeVisible();
	} );

	it.each( [
		[ 'answers.xlsx', 10, /is a workbook\. Save it as CSV/ ],
		[ 'answers.csv.zip', 10, /is an archive\. Unpack it/ ],
		[ 'answers.csv', 0, /answers\.csv is empty/ ],
		[
			'answers.csv',
			9.5 * 1024 * 1024,
			/is too large: 9\.5 MB\. This site takes files of at most 8 MB/,
		],
	] )(
		'is refused before it is sent: %s of %d bytes',
		async ( name, size, reason ) => {
			const { user, calls } = await openImports( '/import', list( [] ) );
			await user.upload( input(), sizedFile( name, size ) );
			await pass();
			expect(
				card( ANSWERS ).getByText( reason, {
					selector: '.components-notice__content',
				} )
			).toBeVisible();
			expect( calls() ).toEqual( [ 'GET' ] );
		}
	);

	it.each( [
		[
			refusal( 415, 'not_csv', 'This is a picture, not a CSV file.' ),
			'This is a picture, not a CSV file.',
		],
		[ null, /Your site could not be reached/ ],
	] )(
		'is refused by the site or does not reach it, and another can be chosen',
		async ( answer, reason ) => {
			const { user } = await openImports( '/import', {
				...list( [] ),
				POST: [ answer, { status: 201, body: fileImport() } ],
			} );
			await user.upload( input(), sizedFile( 'answers.csv', 3 ) );
			await pass();
			expect(
				card( ANSWERS ).getByText( reason, {
					selector: '.components-notice__content',
				} )
			).toBeVisible();
			expect( window.location.hash ).toBe( '#/import' );
			await user.upload( input(), sizedFile( 'answers.csv', 3 ) );
			await pass();
			expect( window.location.hash ).toBe( '#/import/7' );
		}
	);
} );

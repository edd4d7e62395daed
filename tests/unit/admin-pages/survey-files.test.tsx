import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/admin-pages/surveys/import/import-dialog';
import '@/admin-pages/surveys/import/screens';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import type { ImportedSurvey } from '@/survey-model';
import { mayEverything } from '../support/capabilities';
import { site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { importList } from '../support/imports';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';
import { survey } from '../support/surveys';

jest.useFakeTimers();
afterEach( () => delete window.userfeedbackAdmin );

const FILE = { format: 'userfeedback-survey', version: 1, survey: {} };

function file( content: unknown, name = 'lunch.json' ): File {
	const text =
		typeof content === 'string' ? content : JSON.stringify( content );
	return new File( [ text ], name, { type: 'application/json' } );
}

const settle = () => act( () => jest.advanceTimersByTimeAsync( 100 ) );

function imported(
	left_out: ImportedSurvey[ 'left_out' ] = []
): ImportedSurvey {
	return { survey: survey( { title: 'Lunch' } ), left_out };
}

/** Opens a screen of a site that answers imports and exports like this; to somebody who may not import answers, for whom the list has the dialog. */
async function open( route: string, answer: Answer ) {
	const { requests } = fakeServer( ( request: SeenRequest ) =>
		/\/(import|export)$/.test( request.path ) ? answer : site( request )
	);
	printAdminData( { capabilities: { ...mayEverything(), manage: false } } );
	renderAt( route, <SurveysRoutes /> );
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTime,
		applyAccept: false,
	} );
	const button = await screen.findByRole( 'button', {
		name: 'Import a survey',
	} );
	return {
		user,
		imports: () =>
			requests.filter( ( { path } ) => path.endsWith( '/import' ) ),
		openDialog: async () => {
			await user.click( button );
			await screen.findByRole( 'dialog' );
		},
		choose: async ( chosen: File ) => {
			// The input is hidden behind its button.
			const input = document.querySelector< HTMLInputElement >(
				'[role="dialog"] input[type="file"]'
			);
			await user.upload( input as HTMLInputElement, chosen );
			await settle();
		},
	};
}

describe( 'importing a survey', () => {
	it.each( [ '/', '/new' ] )(
		'[PLS-04~] sends the file and opens the draft, from %s',
		async ( route ) => {
			const { imports, openDialog, choose } = await open( route, {
				status: 201,
				body: imported(),
			} );
			await openDialog();
			await choose( file( FILE ) );
			expect( imports() ).toEqual( [
				expect.objectContaining( {
					method: 'POST',
					body: { file: FILE },
				} ),
			] );
			expect( window.location.hash ).toBe( '#/edit/7/questions' );
			expect( screen.queryByRole( 'dialog' ) ).toBeNull();
			expect(
				screen.getByText( '“Lunch” was imported as a draft.', {
					selector: '.components-snackbar__content',
				} )
			).toBeInTheDocument();
		}
	);

	it( '[PLS-04~] has a card on the screen of imports, where the list leads who may import answers', async () => {
		const { requests } = fakeServer( ( { path } ) =>
			path.endsWith( '/surveys/import' )
				? { status: 201, body: imported() }
				: { body: importList() }
		);
		renderAt( '/import', <SurveysRoutes /> );
		await settle();
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		await user.upload(
			document.querySelector(
				'input[type="file"][accept^=".json"]'
			) as HTMLInputElement,
			file( FILE )
		);
		await settle();
		expect(
			requests.find( ( { path } ) => path.endsWith( '/surveys/import' ) )
				?.body
		).toEqual( { file: FILE } );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
	} );

	it( 'is offered in the list as a link to all that can be imported', async () => {
		fakeServer( site );
		renderAt( '/', <SurveysRoutes /> );
		expect(
			await screen.findByRole( 'link', { name: 'Import' } )
		).toHaveAttribute( 'href', '#/import' );
		expect(
			screen.queryByRole( 'button', { name: 'Import a survey' } )
		).toBeNull();
	} );

	it( '[PLS-04~] takes a dropped file and lists what was left out before the draft opens', async () => {
		const { user, openDialog } = await open( '/', {
			status: 201,
			body: imported( [
				{
					field: 'questions[0]',
					code: 'question_type',
					message: 'The question “Stars” was left out.',
				},
			] ),
		} );
		await openDialog();
		// WordPress' drop zone has no role.
		const zone = document.querySelector( '.components-drop-zone' );
		const dataTransfer = {
			types: [ 'Files' ],
			files: [ file( FILE ) ],
			items: [],
			getData: () => '',
		};
		fireEvent.dragEnter( zone as Element, { dataTransfer } );
		fireEvent.drop( zone as Element, { dataTransfer } );
		await settle();
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect(
			dialog.getByText( /The question “Stars” was left out\./ )
		).toBeVisible();
		expect( dialog.getByText( 'questions[0]' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/' );
		await user.click(
			dialog.getByRole( 'button', { name: 'Edit survey' } )
		);
		await settle();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
	} );

	it( '[PLS-04~] names the invalid fields, and takes another file then', async () => {
		const { imports, openDialog, choose } = await open(
			'/',
			refusal( 400, 'userfeedback_survey_invalid', 'Not saved.', [
				{ field: 'title', code: 'required', message: 'No title.' },
				{ field: 'type', code: 'not_in_enum', message: 'No type.' },
			] )
		);
		await openDialog();
		await choose( file( FILE ) );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( dialog.getByText( 'title' ) ).toBeVisible();
		expect( dialog.getByText( 'No type.' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/' );
		await choose( file( FILE ) );
		expect( imports() ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'no JSON', file( '{', 'broken.json' ), /broken\.json could not be/ ],
		[ 'a list', file( [] ), /lunch\.json could not be read/ ],
		[ 'too large', file( ' '.repeat( 524289 ) ), /too large: 513 KB/ ],
	] )(
		'[PLS-04~] refuses a file that is %s without sending it',
		async ( _, chosen, message ) => {
			const { imports, openDialog, choose } = await open( '/', null );
			await openDialog();
			await choose( chosen );
			expect(
				within( screen.getByRole( 'dialog' ) ).getByText( message )
			).toBeVisible();
			expect( imports() ).toEqual( [] );
		}
	);
} );

describe( 'exporting a survey', () => {
	const saved: { name: string; text: string }[] = [];
	beforeEach( () => {
		saved.length = 0;
		let blob: Blob | undefined;
		URL.createObjectURL = ( part ) => {
			blob = part as Blob;
			return 'blob:survey';
		};
		URL.revokeObjectURL = () => undefined;
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
			function ( this: HTMLAnchorElement ) {
				const reader = new FileReader();
				const name = this.download;
				reader.onload = () =>
					saved.push( { name, text: String( reader.result ) } );
				reader.readAsText( blob as Blob );
			}
		);
	} );
	afterEach( () => jest.restoreAllMocks() );

	async function pressExport( answer: Answer ) {
		const { user } = await open( '/', answer );
		await user.click(
			await screen.findByRole( 'button', { name: /^Actions/ } )
		);
		await user.click(
			await screen.findByRole( 'menuitem', { name: 'Export' } )
		);
		await settle();
	}

	it( '[PLS-04~] saves a file named after it', async () => {
		await pressExport( { body: FILE } );
		expect( saved ).toEqual( [
			{ name: 'lunch.json', text: JSON.stringify( FILE, null, '\t' ) },
		] );
	} );

	it( 'says why when it fails', async () => {
		await pressExport( refusal( 404, 'gone', 'There is no such survey.' ) );
		expect( saved ).toEqual( [] );
		expect(
			screen.getByText(
				'“Lunch” could not be exported. There is no such survey.',
				{ selector: '.components-snackbar__content' }
			)
		).toBeInTheDocument();
	} );
} );

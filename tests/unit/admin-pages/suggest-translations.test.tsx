import { act, screen, waitFor, within } from '@testing-library/react';
import { openEditor, press } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { settingCard, siteWith } from '../support/targeting';
import type {
	SuggestedTexts,
	SuggestionsRequest,
} from '@/survey-model/generated';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const ROUTE = '/userfeedback/v1/surveys/translations/suggestions';

/** A service that writes in capital letters. */
const capitals = ( { texts }: SuggestionsRequest ): SuggestedTexts => ( {
	texts: texts.map( ( { path, source } ) => ( {
		path,
		text: source.toUpperCase(),
	} ) ),
	left_out: 0,
} );

/** Opens the texts of German, which is added, on a site with a service. */
async function openGerman(
	answer: ( asked: SuggestionsRequest ) => Answer = ( asked ) => ( {
		body: capitals( asked ),
	} ),
	hasService = true
) {
	printFeatures( {}, { has_ai_service: hasService } );
	const asked: SuggestionsRequest[] = [];
	const site = siteWith();
	const opened = await openEditor( ( request: SeenRequest ) => {
		if ( request.path !== ROUTE ) {
			return site( request );
		}
		asked.push( request.body as SuggestionsRequest );
		return answer( request.body as SuggestionsRequest );
	}, '/edit/7/settings' );
	await screen.findByRole( 'group', { name: 'Languages' } );
	const card = settingCard( 'Languages' );
	await opened.user.selectOptions(
		card.getByRole( 'combobox', { name: 'Add a language' } ),
		'de_DE'
	);
	await opened.user.click( card.getByRole( 'button', { name: 'Add' } ) );
	const dialog = within( screen.getByRole( 'dialog' ) );
	return {
		...opened,
		asked,
		card,
		dialog,
		field: ( name: RegExp ) => dialog.getByRole( 'textbox', { name } ),
		suggest: () => press( opened.user, 'Suggest translations' ),
	};
}

const TITLE = /^Translation of Title of the survey/;

describe( 'suggested translations', () => {
	it( '[PLS-09~] become drafts of what is missing, are counted and announced, and can be accepted', async () => {
		const { dialog, field, user, asked, suggest, card } =
			await openGerman();
		await user.type( field( TITLE ), 'Essen' );
		expect( asked ).toEqual( [] );
		await suggest();
		const [ request ] = asked;
		expect( asked ).toHaveLength( 1 );
		expect( request ).toMatchObject( {
			locale: 'de_DE',
			source_locale: '',
		} );
		const paths = request!.texts.map( ( { path } ) => path );
		expect( paths ).not.toContain( 'title' );
		expect( paths.length ).toBeGreaterThan( 1 );
		expect( field( TITLE ) ).toHaveValue( 'Essen' );
		const drafts = dialog.getAllByText( /^Draft\. Visitors see/ );
		expect( drafts ).toHaveLength( paths.length );
		const text = `${ paths.length } suggestions were added as drafts. Check each one, then accept it.`;
		expect( dialog.getByText( text ) ).toBeVisible();
		await waitFor( () =>
			expect(
				document.querySelector( '#a11y-speak-polite' )
			).toHaveTextContent( text )
		);
		const button = dialog.getByRole( 'button', {
			name: 'Suggest translations',
		} );
		expect( button ).toHaveFocus();
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( button ).toHaveAccessibleDescription(
			'No text is missing or out of date.'
		);
		await user.click(
			dialog.getAllByRole( 'button', { name: 'Accept' } )[ 0 ]!
		);
		// The button is gone: the focus is where it was.
		expect( document.activeElement ).toBeInstanceOf( HTMLTextAreaElement );
		await user.click( dialog.getByRole( 'button', { name: 'Done' } ) );
		expect(
			card.getByText(
				new RegExp( `^2 of .*${ paths.length - 1 } drafts` )
			)
		).toBeVisible();
	} );

	it( 'are undone in one step', async () => {
		const { dialog, field, user, suggest, card } = await openGerman();
		await user.type( field( TITLE ), 'Essen' );
		await suggest();
		await user.click( dialog.getByRole( 'button', { name: 'Done' } ) );
		expect( card.getByText( /drafts/ ) ).toBeVisible();
		await press( user, 'Undo (Ctrl+Z)' );
		expect( card.getByText( /^1 of \d+ texts$/ ) ).toBeVisible();
	} );

	it( 'do not replace what is typed meanwhile', async () => {
		const { field, user, dialog } = await openGerman();
		await user.click(
			dialog.getByRole( 'button', { name: 'Suggest translations' } )
		);
		await user.type( field( TITLE ), 'E' );
		await act( () => jest.advanceTimersByTimeAsync( 10 ) );
		expect( field( TITLE ) ).toHaveValue( 'E' );
	} );

	it( 'are asked for once at a time, and no more after the dialog is closed', async () => {
		const { asked, user, dialog, card } = await openGerman(
			() => 'silence'
		);
		const button = dialog.getByRole( 'button', {
			name: 'Suggest translations',
		} );
		await user.click( button );
		await user.click( button );
		expect(
			dialog.getByText( 'The AI service is translating…' )
		).toBeVisible();
		expect( asked ).toHaveLength( 1 );
		await user.click( dialog.getByRole( 'button', { name: 'Done' } ) );
		await act( () => jest.advanceTimersByTimeAsync( 100_000 ) );
		expect( card.getByText( /^0 of \d+ texts$/ ) ).toBeVisible();
	} );

	it( 'say how many texts have none', async () => {
		const { dialog, suggest } = await openGerman( ( { texts } ) => ( {
			body: {
				texts: [ { path: texts[ 0 ]!.path, text: 'Mittagessen' } ],
				left_out: texts.length - 1,
			},
		} ) );
		await suggest();
		expect(
			dialog.getByText(
				/^1 suggestion was added as a draft\. Check it, then accept it\. \d+ texts have no suggestion that could be used\.$/
			)
		).toBeVisible();
	} );

	it( 'can all be unusable', async () => {
		const { dialog, suggest } = await openGerman( ( { texts } ) => ( {
			body: { texts: [], left_out: texts.length },
		} ) );
		await suggest();
		expect(
			dialog.getByText( /^No suggestion could be used\./ )
		).toBeVisible();
	} );

	it.each( [
		[
			'a refusal',
			refusal( 429, 'userfeedback_ai_limited', 'Wait some minutes.' ),
			'Wait some minutes.',
		],
		[
			'no connection',
			null,
			'Your site could not be reached. Check your connection and try again.',
		],
	] )( 'show %s and can be tried again', async ( _, failure, text ) => {
		let answer: ( asked: SuggestionsRequest ) => Answer = () => failure;
		const { dialog, suggest, field } = await openGerman( ( asked ) =>
			answer( asked )
		);
		await suggest();
		expect( dialog.getByText( text ) ).toBeVisible();
		expect( field( TITLE ) ).toHaveValue( '' );
		answer = ( asked ) => ( { body: capitals( asked ) } );
		await suggest();
		expect( dialog.queryByText( text ) ).not.toBeInTheDocument();
		expect( field( TITLE ) ).toHaveValue( 'LUNCH' );
	} );

	it( '[PLS-09~] are not offered without a service', async () => {
		const { dialog } = await openGerman( undefined, false );
		expect(
			dialog.queryByRole( 'button', { name: 'Suggest translations' } )
		).not.toBeInTheDocument();
	} );
} );

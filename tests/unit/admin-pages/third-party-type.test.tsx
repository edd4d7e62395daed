import { act, screen, within } from '@testing-library/react';
import * as components from '@wordpress/components';
import * as element from '@wordpress/element';
import * as hooks from '@wordpress/hooks';
import * as i18n from '@wordpress/i18n';
import type { QuestionTypeDefinition } from '@/admin-pages/surveys/editor/question-types';
import { questionTypes } from '@/admin-pages/surveys/editor/question-types';
import type { Question } from '@/survey-model';
import { banner, card, openEditor, press, sentSurvey } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { guideCode } from '../support/guide';
import { showCard } from '../support/question-card';
import { TYPE_NAMES } from '../support/question-types';
import { textQuestion } from '../support/surveys';

const HOOK = 'userfeedback.questionTypes';

/** Runs the guide's second script as its plugin does. */
function runGuideScript(): void {
	const wp = { components, element, hooks, i18n };

	new Function( 'window', guideCode( 'js', 1 ) )( { wp } );
}

function register( ...definitions: unknown[] ): void {
	hooks.addFilter( HOOK, 'test/types', ( types: unknown[] ) => [
		...types,
		...definitions,
	] );
}

const names = () => questionTypes().map( ( { name } ) => name );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	act( () => {
		hooks.removeFilter( HOOK, 'thumbs/type' );
		hooks.removeFilter( HOOK, 'test/types' );
	} );
} );

const THUMBS = {
	...textQuestion(),
	type: 'thumbs',
	title: 'Was this page helpful?',
	settings: { ...textQuestion().settings, down_first: true },
} as unknown as Question;

describe( 'the question type of docs/guides/question-types.md', () => {
	it.each( [ 'before', 'after' ] )(
		'is added, edited, previewed and saved if its script runs %s the builder opens',
		async ( when ) => {
			if ( when === 'before' ) {
				runGuideScript();
			}
			const { user, saves } = await openEditor();
			if ( when === 'after' ) {
				act( runGuideScript );
			}
			await user.click(
				screen.getByRole( 'button', { name: 'Add Question' } )
			);
			await user.click(
				screen.getByRole( 'menuitem', { name: 'Thumbs' } )
			);
			const added = card( 3 );
			expect( added.getByRole( 'combobox' ) ).toHaveValue( 'thumbs' );
			await user.type(
				added.getByRole( 'textbox', { name: 'Title' } ),
				'Helpful?'
			);
			const preview = within( added.getByRole( 'figure' ) );
			const shown = () =>
				preview
					.getAllByRole( 'button', { hidden: true } )
					.map( ( { textContent } ) => textContent );
			expect( shown() ).toEqual( [ 'Thumb up', 'Thumb down' ] );
			await user.click(
				added.getByRole( 'checkbox', { name: 'Thumb down first' } )
			);
			expect( shown() ).toEqual( [ 'Thumb down', 'Thumb up' ] );
			await press( user, 'Save' );
			expect(
				sentSurvey( saves()[ 0 ] as SeenRequest ).questions?.[ 2 ]
			).toMatchObject( {
				type: 'thumbs',
				title: 'Helpful?',
				config: {},
				settings: {
					required: false,
					randomize: false,
					comment_box: false,
					down_first: true,
				},
			} );
		}
	);

	it( 'edits the question as it is by then, whatever its component last showed', async () => {
		type Now = { settings: object };
		type Edit = ( edit: ( now: Now ) => Now ) => void;
		let late: Edit = () => undefined;
		let hasShown = false;
		register( {
			name: 'thumbs',
			label: 'Thumbs',
			Settings: ( { edit }: { edit: Edit } ) => {
				// What the first drawing was given, as a dialog keeps it that stays open.
				late = hasShown ? late : edit;
				hasShown = true;
				return null;
			},
		} );
		const { user, saves } = await openEditor();
		await user.click(
			screen.getByRole( 'button', { name: 'Add Question' } )
		);
		await user.click( screen.getByRole( 'menuitem', { name: 'Thumbs' } ) );
		await user.type(
			card( 3 ).getByRole( 'textbox', { name: 'Title' } ),
			'Helpful?'
		);
		await user.click(
			card( 3 ).getByRole( 'checkbox', { name: 'Required' } )
		);
		act( () =>
			late( ( now ) => ( {
				...now,
				settings: { ...now.settings, down_first: true },
			} ) )
		);
		await press( user, 'Save' );
		expect(
			sentSurvey( saves()[ 0 ] as SeenRequest ).questions?.[ 2 ]
		).toMatchObject( {
			title: 'Helpful?',
			settings: { required: true, down_first: true },
		} );
	} );

	it( 'is kept unchanged while its plugin is not active', () => {
		const { current } = showCard( THUMBS );
		expect( screen.getByRole( 'combobox' ) ).toHaveValue( 'thumbs' );
		expect( screen.queryByRole( 'figure' ) ).toBeNull();
		expect( current.question ).toBe( THUMBS );
	} );

	it( 'appears in existing cards when its script runs', () => {
		showCard( THUMBS );
		act( runGuideScript );
		expect( screen.getByRole( 'figure' ) ).toHaveTextContent(
			'PreviewThumb downThumb up'
		);
		expect(
			screen.getByRole( 'option', { name: 'Thumbs' } )
		).toBeEnabled();
	} );
} );

describe( 'a third-party question type', () => {
	it( 'is listed after the core types, and does not replace one of them', () => {
		register(
			{ name: 'slider', label: 'Slider' },
			{ name: 'nps', label: 'My NPS' }
		);
		expect( names() ).toEqual( [ ...TYPE_NAMES, 'slider' ] );
		expect(
			questionTypes().find( ( { name } ) => name === 'nps' )?.label
		).toBe( 'Net Promoter Score' );
	} );

	it.each( [ null, 'slider', {}, { name: 'slider' }, { label: 'Slider' } ] )(
		'is ignored without a name and a label: %j',
		( definition ) => {
			register( definition );
			expect( names() ).toEqual( TYPE_NAMES );
		}
	);

	it( 'has options whose labels the builder edits, with its own parts before them', async () => {
		const ranked: QuestionTypeDefinition = {
			name: 'ranked',
			label: 'Ranked',
			config: { options: [] },
			options: { min: 2, blank: '' },
			OptionPart: ( { number } ) => <span>Rank { number }</span>,
		};
		register( ranked );
		jest.useRealTimers();
		const { user, current } = showCard( textQuestion() );
		await user.selectOptions( screen.getByRole( 'combobox' ), 'Ranked' );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Option 2' } ),
			'No'
		);
		const { config } = current.question;
		expect( config ).toEqual( {
			options: [ '', 'No' ],
			option_ids: [ expect.any( String ), expect.any( String ) ],
		} );
		expect( screen.getByText( 'Rank 2' ) ).toBeVisible();
		// Its options are labels, as those of checkboxes are.
		await user.selectOptions(
			screen.getByRole( 'combobox' ),
			'Checkboxes'
		);
		expect( current.question.config ).toEqual( config );
	} );

	it( 'shows its own message for an error that blocks leaving the step', async () => {
		const strict: QuestionTypeDefinition = {
			name: 'strict',
			label: 'Strict',
			errors: () => [
				{
					field: 'config.columns',
					code: 'columns_required',
					text: 'Choose the columns.',
				},
			],
		};
		register( strict );
		const { user, saves } = await openEditor();
		await user.selectOptions( card( 2 ).getByRole( 'combobox' ), 'Strict' );
		expect( screen.queryByText( 'Choose the columns.' ) ).toBeNull();
		await press( user, 'Next Step: Settings' );
		expect(
			await banner( 'Please fix errors on this page.' )
		).toBeVisible();
		expect( card( 2 ).getByText( 'Choose the columns.' ) ).toBeVisible();
		expect( saves() ).toEqual( [] );
	} );

	it( 'does not affect the rest of its card when it throws', () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		const broken: QuestionTypeDefinition = {
			name: 'thumbs',
			label: 'Thumbs',
			Edit: () => {
				throw new Error( 'Broken' );
			},
		};
		register( broken );
		showCard( THUMBS );
		expect(
			screen.getByText( 'The plugin of this question type failed here.', {
				exact: false,
			} )
		).toBeInTheDocument();
		expect( screen.getByRole( 'textbox', { name: 'Title' } ) ).toHaveValue(
			'Was this page helpful?'
		);
		jest.restoreAllMocks();
	} );
} );

import { screen, within } from '@testing-library/react';
import type { Question } from '@/survey-model';
import { printFeatures, questionTypes } from '../support/features';
import { optionFields, showCard } from '../support/question-card';
import { newQuestion } from '../support/question-types';
import { radioQuestion, textQuestion } from '../support/surveys';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

/** The names of the toggles of settings, in order. */
function toggles() {
	return screen
		.getAllByRole( 'checkbox' )
		.map(
			( box ) => ( box as HTMLInputElement ).labels?.[ 0 ]?.textContent
		)
		.filter( ( name ) => name !== 'Conditional logic' );
}

describe( 'the settings of a question', () => {
	const RANDOM = 'Randomize options';
	const COMMENT = 'Comment box';

	it.each( [
		[ 'checkbox', [ 'Required', RANDOM, COMMENT ] ],
		[ 'radio-button', [ 'Required', RANDOM, COMMENT ] ],
		[ 'image-radio', [ 'Required', RANDOM, COMMENT ] ],
		[ 'icon-choice', [ 'Required', RANDOM, COMMENT ] ],
		[ 'email', [ 'Required', 'Include name' ] ],
		[ 'text', [ 'Required' ] ],
		[ 'long-text', [ 'Required' ] ],
		[ 'star-rating', [ 'Required', COMMENT ] ],
		[ 'nps', [ 'Required', COMMENT, 'Start at 0' ] ],
	] as const )( '[QST-10~] of %s are those of its type', ( type, names ) => {
		showCard( newQuestion( type ) );
		expect( toggles() ).toEqual( names );
	} );

	it( '[QST-10~] are stored', async () => {
		const { user, current } = showCard( newQuestion( 'nps' ) );
		for ( const name of [ 'Required', COMMENT, 'Start at 0' ] ) {
			await user.click( screen.getByRole( 'checkbox', { name } ) );
		}
		expect( current.question.settings ).toEqual( {
			required: true,
			randomize: false,
			comment_box: true,
			start_at_zero: true,
		} );
	} );

	it( '[QST-10~] give icons one of three sizes', async () => {
		const { user, current } = showCard( newQuestion( 'icon-choice' ) );
		const size = screen.getByRole( 'combobox', { name: 'Icon size' } );
		expect(
			within( size )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Small (16 px)', 'Medium (20 px)', 'Large (24 px)' ] );
		await user.selectOptions( size, 'Large (24 px)' );
		expect( current.question.settings ).toMatchObject( {
			icon_size: 'large',
			icon_color: '#1579EF',
		} );
	} );

	it( '[GAT-03~] are each locked by their own feature, and show the stored value', () => {
		printFeatures( { required: 'upgrade', 'comment-box': 'license' } );
		const question = radioQuestion();
		showCard( {
			...question,
			settings: { ...question.settings, comment_box: true },
		} as Question );
		expect(
			screen.getByRole( 'checkbox', { name: 'Required' } )
		).toBeDisabled();
		expect(
			screen.getByRole( 'checkbox', { name: RANDOM } )
		).toBeEnabled();
		const comments = screen.getByRole( 'checkbox', { name: COMMENT } );
		expect( comments ).toBeDisabled();
		expect( comments ).toBeChecked();
		expect(
			screen
				.getAllByRole( 'button', { name: /^The feature/ } )
				.map( ( button ) => button.getAttribute( 'aria-label' ) )
		).toEqual( [
			'The feature required: not in your plan. Upgrade to Plus to use this feature.',
			'The feature comment-box: enter a valid license key in the settings to use this feature.',
		] );
	} );
} );

describe( 'a question of an unknown type of another plugin', () => {
	const thumbs = {
		...textQuestion(),
		type: 'thumbs',
		title: 'Was this page helpful?',
		config: {},
	} as unknown as Question;

	it( 'shows its title and the common settings', async () => {
		const { user, current } = showCard( thumbs );
		expect( toggles() ).toEqual( [ 'Required', 'Comment box' ] );
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Required' } )
		);
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		expect( current.question ).toEqual( {
			...thumbs,
			title: 'Was this page helpful?!',
			settings: { ...thumbs.settings, required: true },
		} );
	} );

	it( 'can be changed to a known type', async () => {
		const { user, current } = showCard( thumbs );
		const type = screen.getByRole( 'combobox', { name: 'Type' } );
		expect( type ).toHaveValue( 'thumbs' );
		await user.selectOptions( type, 'Checkboxes' );
		expect( current.question.type ).toBe( 'checkbox' );
		expect( screen.queryByRole( 'option', { name: 'thumbs' } ) ).toBeNull();
	} );
} );

describe( 'the type of a question', () => {
	it( '[QST-03~] [GAT-03~] cannot be changed to a locked one, whose padlock shows the reason', async () => {
		printFeatures( { 'star-rating': 'upgrade' } );
		const { user } = showCard( textQuestion() );
		const locked = screen.getByRole( 'option', {
			name: 'Star Rating (locked)',
		} );
		expect( locked ).toBeDisabled();
		expect(
			screen.getByRole( 'option', { name: 'Icon Choice' } )
		).toBeEnabled();
		await user.click(
			screen.getByRole( 'button', { name: /^More question types/ } )
		);
		expect(
			screen.getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
	} );

	it( '[QST-05~] cannot be changed in a Net Promoter Score survey, whose question cannot be deleted', () => {
		showCard( newQuestion( 'nps' ), [], false, true );
		expect(
			screen.getByRole( 'combobox', { name: 'Type' } )
		).toBeDisabled();
		expect(
			screen.queryByRole( 'button', { name: /^Delete question/ } )
		).toBeNull();
	} );

	it( '[QST-05~] is changed together with the images', async () => {
		const { user, current } = showCard( {
			...newQuestion( 'image-radio' ),
			title: 'Which?',
			config: {
				options: [ { label: 'Sea', image: 'http://site.test/a.png' } ],
			},
		} as Question );
		const type = screen.getByRole( 'combobox', { name: 'Type' } );
		await user.selectOptions( type, 'Radio Buttons' );
		expect( current.question ).toMatchObject( {
			title: 'Which?',
			config: { options: [] },
		} );
	} );

	it( 'stays locked while its add-on is missing, and the card shows how to unlock it', async () => {
		printFeatures(
			{ 'image-radio': 'activate-addon' },
			{ add_ons: questionTypes( true ) }
		);
		const question = {
			...newQuestion( 'image-radio' ),
			title: 'Which?',
			config: {
				options: [
					{ label: 'Sea', image: 'http://site.test/a.png' },
					{ label: 'Land', image: '' },
				],
			},
		} as Question;
		const { user, current } = showCard( question );
		expect(
			screen.getByText( /activate the add-on Question Types/, {
				selector: 'p',
			} )
		).toBeVisible();
		expect(
			screen.getByText( /Visitors do not see this survey meanwhile/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Activate Addon' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'textbox', { name: 'Title' } )
		).toBeDisabled();
		expect( screen.getByRole( 'img', { name: 'Sea' } ) ).toBeVisible();
		optionFields().forEach( ( field ) => expect( field ).toBeDisabled() );
		expect( current.question ).toBe( question );
		// It can go, or become another one.
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Type' } ),
			'Long Text'
		);
		expect( current.question.type ).toBe( 'long-text' );
	} );
} );

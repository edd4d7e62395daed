import { act, screen, within } from '@testing-library/react';
import type { ThankYou } from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { choices, conditionFields } from '../support/conditions';
import { openEditor, press, sentSurvey, site } from '../support/editor';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

const PAGES = [
	{ id: 5, title: 'Thanks' },
	{ id: 6, title: 'Sorry' },
];

function open( changes: Partial< ThankYou > = {} ) {
	const thank_you = {
		...SURVEY_DEFAULTS.settings.thank_you,
		...changes,
	};
	const questions = [
		radioQuestion(),
		textQuestion(),
		radioQuestion( [ 'A', 'B' ], 'abc' ),
	];
	return openEditor( ( request ) => {
		const { method, path } = request;
		if ( path.includes( '/search?' ) ) {
			return {
				body: PAGES.filter( ( { title } ) =>
					path.toLowerCase().endsWith( title.toLowerCase() )
				),
			};
		}
		return method === 'GET' && path.endsWith( '/7' )
			? {
					body: survey( {
						questions,
						settings: { ...SURVEY_DEFAULTS.settings, thank_you },
					} ),
				}
			: site( request );
	} );
}

type Opened = Awaited< ReturnType< typeof open > >;

const radio = ( name: string ) => screen.getByRole( 'radio', { name } );
const wait = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
const saved = ( { saves }: Opened ) =>
	sentSurvey( saves().at( -1 )! ).settings!.thank_you;

/** A field of the target of a redirect, counted from 1. */
function target( number = 1 ) {
	return {
		page: screen.getAllByRole( 'combobox', {
			name: 'Go to a page of this site',
		} )[ number - 1 ]!,
		url: screen.getAllByRole( 'textbox', { name: 'Or to a URL' } )[
			number - 1
		]!,
	};
}

/** Enters a text at once: each key renders the whole editor. */
async function enter(
	{ user }: Pick< Opened, 'user' >,
	field: HTMLElement,
	text: string
): Promise< void > {
	await user.click( field );
	await user.paste( text );
}

async function choosePage(
	{ user }: Opened,
	title: string,
	number = 1
): Promise< void > {
	await enter( { user }, target( number ).page, title );
	await wait( 310 );
	await user.click( screen.getByRole( 'option', { name: title } ) );
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the thank-you card', () => {
	it( '[THX-01~] has the default message, also after it was emptied', async () => {
		const opened = await open();
		const field = screen.getByRole( 'textbox', {
			name: 'Thank-you message',
		} );
		expect( radio( 'Show a message' ) ).toBeChecked();
		expect( field ).toHaveValue( 'Thanks for your feedback!' );
		await opened.user.clear( field );
		await opened.user.tab();
		expect( field ).toHaveValue( 'Thanks for your feedback!' );
		await opened.user.clear( field );
		await opened.user.type( field, 'Bye' );
		await press( opened.user, 'Save' );
		expect( saved( opened ) ).toEqual( {
			...SURVEY_DEFAULTS.settings.thank_you,
			message: 'Bye',
		} );
	} );

	it( '[THX-01] redirects to a page that a search finds, or to a URL, which replace each other', async () => {
		const opened = await open();
		const { user } = opened;
		await user.click( radio( 'Redirect' ) );
		expect(
			screen.queryByRole( 'textbox', { name: 'Thank-you message' } )
		).toBeNull();
		await enter( opened, target().url, 'https://example.org/thanks' );
		await choosePage( opened, 'Thanks' );
		expect( target().url ).toHaveValue( '' );
		await press( user, 'Save' );
		expect( saved( opened ) ).toMatchObject( {
			type: 'redirect',
			redirect_to: { id: 5, label: 'Thanks' },
			redirect_url: '',
		} );
		await enter( opened, target().url, 'https://example.org' );
		expect( target().page ).toHaveValue( '' );
		await press( user, 'Save' );
		expect( saved( opened ) ).toMatchObject( {
			redirect_to: null,
			redirect_url: 'https://example.org',
		} );
	} );

	it( '[THX-01~] needs a target for a redirect, and [THX-04~] accepts http and https only', async () => {
		const { user } = await open();
		await user.click( radio( 'Redirect' ) );
		await press( user, 'Next Step: Settings' );
		expect( target().page ).toHaveAccessibleDescription(
			'Choose a page or enter a URL.'
		);
		const wrong =
			'Enter a complete URL that starts with https:// or http://.';
		for ( const url of [
			'javascript:alert(1)',
			'data:text/html,x',
			'//example.org',
			'https://',
		] ) {
			await user.clear( target().url );
			await enter( { user }, target().url, url );
			expect( target().url ).toHaveAccessibleDescription( wrong );
		}
		await user.clear( target().url );
		await enter( { user }, target().url, 'http://example.org/?a=1#b' );
		expect( target().url ).toBeValid();
	} );

	it( 'removes an unfinished URL that another type hides, so that the survey can be saved', async () => {
		const opened = await open();
		const { user } = opened;
		await user.click( radio( 'Redirect' ) );
		await user.type( target().url, 'exam' );
		await user.click( radio( 'Show a message' ) );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Thank-you message' } ),
			' Bye!'
		);
		await press( user, 'Next Step: Settings' );
		expect( saved( opened ) ).toMatchObject( {
			type: 'message',
			redirect_url: '',
		} );
	} );

	it( '[THX-02~] starts a conditional redirect with a blank row on the first question, and keeps the last row', async () => {
		const opened = await open();
		const { user } = opened;
		await user.click( radio( 'Conditional redirect' ) );
		const rows = screen.getByRole( 'list', { name: 'Redirects' } );
		expect( within( rows ).getAllByRole( 'listitem' ) ).toHaveLength( 1 );
		expect( conditionFields().question ).toHaveDisplayValue( '1. Happy?' );
		expect( choices( conditionFields().comparison ) ).toEqual( [
			'Is',
			'Is not',
			'Is any of',
		] );
		expect(
			screen.queryByRole( 'button', { name: /Remove condition/ } )
		).toBeNull();
		await user.selectOptions( conditionFields().value, 'Yes' );
		await choosePage( opened, 'Thanks' );

		await press( user, 'Add condition' );
		expect( conditionFields( 2 ).question ).toHaveFocus();
		await user.selectOptions( conditionFields( 2 ).question, '2. Why?' );
		await enter( opened, conditionFields( 2 ).value, 'slow' );
		await enter( opened, target( 2 ).url, 'https://example.org/sorry' );
		const help = screen.getByRole( 'textbox', {
			name: 'Thank-you message',
		} );
		expect( help ).toHaveAccessibleDescription(
			'Shown if no condition holds.'
		);
		await press( user, 'Save' );
		const both = [
			{
				question: 'happy',
				condition_type: '=',
				condition: 'Yes',
				page: { id: 5, label: 'Thanks' },
				redirect_url: '',
			},
			{
				question: 'why',
				condition_type: 'CONTAINS',
				condition: 'slow',
				page: null,
				redirect_url: 'https://example.org/sorry',
			},
		];
		expect( saved( opened ) ).toMatchObject( {
			type: 'conditional_redirect',
			conditions: both,
		} );
		await press( user, 'Remove condition 1' );
		expect( conditionFields( 1 ).question ).toHaveFocus();
		expect(
			screen.queryByRole( 'button', { name: /Remove condition/ } )
		).toBeNull();
		await press( user, 'Save' );
		expect( saved( opened ).conditions ).toEqual( [ both[ 1 ] ] );
	} );

	it( 'shows what a conditional redirect lacks at its fields', async () => {
		const { user } = await open( {
			type: 'conditional_redirect',
			conditions: [
				{
					question: 'gone',
					condition_type: '=',
					condition: 'Yes',
					page: null,
					redirect_url: 'ftp://example.org',
				},
				{
					question: 'abc',
					condition_type: '=',
					condition: '',
					page: null,
					redirect_url: '',
				},
			],
		} );
		await press( user, 'Next Step: Settings' );
		expect( conditionFields( 1 ).question ).toHaveAccessibleDescription(
			'This question is not in the survey. Choose another one.'
		);
		expect( target( 1 ).url ).toBeInvalid();
		expect( conditionFields( 2 ).value ).toHaveAccessibleDescription(
			'Choose an answer.'
		);
		expect( target( 2 ).page ).toHaveAccessibleDescription(
			'Choose a page or enter a URL.'
		);
	} );
} );

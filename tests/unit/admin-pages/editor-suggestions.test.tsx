import { act, screen, within } from '@testing-library/react';
import { card, openEditor, press, site } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import type { Question } from '@/survey-model';
import { newQuestion } from '../support/question-types';
import { survey, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	window.localStorage.clear();
} );

const TWO = /This seems to ask two things/;
const title = ( number: number ) =>
	card( number ).getByRole( 'textbox', { name: 'Title' } );
const pause = () => act( () => jest.advanceTimersByTimeAsync( 700 ) );

/** A site whose survey has a question that asks two things. */
const unclear = ( request: SeenRequest ) =>
	request.method === 'GET' && request.path.endsWith( '/7' )
		? {
				body: survey( {
					questions: [
						textQuestion( { id: 'a', title: 'Why?' } ),
						textQuestion( {
							id: 'b',
							title: 'Was it quick and easy?',
						} ),
					],
				} ),
			}
		: site( request );

describe( 'suggestions', () => {
	it( '[PLS-03~] appear at the foot of the card when the user pauses, and block nothing', async () => {
		const { user } = await openEditor();
		await user.clear( title( 2 ) );
		await user.type( title( 2 ), 'Was it quick and easy?' );
		expect( screen.queryByText( TWO ) ).toBeNull();
		await pause();
		expect( card( 2 ).getByText( TWO ) ).toBeVisible();
		expect( card( 1 ).queryByText( TWO ) ).toBeNull();
		await press( user, 'Next Step: Settings' );
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
	} );

	it( '[PLS-03~] disappear when the reason is gone', async () => {
		const { user } = await openEditor( unclear );
		await pause();
		expect( card( 2 ).getByText( TWO ) ).toBeVisible();
		await user.clear( title( 2 ) );
		await user.type( title( 2 ), 'Was it quick?' );
		await pause();
		expect( screen.queryByText( TWO ) ).toBeNull();
	} );

	it( '[PLS-03~] are listed on the last step with a link to the field', async () => {
		const { user } = await openEditor( unclear, '/edit/7/publish' );
		await pause();
		const summary = within(
			screen.getByRole( 'group', { name: '1 suggestion' } )
		);
		expect( summary.getByText( TWO ) ).toBeVisible();
		await user.click(
			summary.getByRole( 'button', { name: 'Question 2' } )
		);
		await pause();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		expect( title( 2 ) ).toHaveFocus();
	} );

	it( '[PLS-03] are about wording, pictures, colours, conditions, dead ends and length', async () => {
		const { settings } = survey();
		const all = [
			textQuestion( { id: 'two', title: 'Was it quick and easy?' } ),
			{
				...newQuestion( 'image-radio' ),
				id: 'pic',
				title: 'Which?',
				config: {
					options: [
						{ label: 'IMG_1', image: 'https://example.org/1.jpg' },
						{ label: 'A cat', image: 'https://example.org/2.jpg' },
					],
				},
			},
			{
				...textQuestion( { id: 'dead' } ),
				logic: {
					enabled: true,
					action: 'show',
					conditions: [
						{ question_id: 'pic', compare: '=', value: 'A dog' },
					],
				},
			},
			...Array.from( { length: 8 }, ( _, index ) =>
				textQuestion( { id: `q${ index }` } )
			),
		] as Question[];
		const thank_you = {
			...settings.thank_you,
			type: 'conditional_redirect' as const,
			conditions: [
				{
					question: 'dead',
					condition_type: 'CONTAINS' as const,
					condition: 'x',
					page: null,
					redirect_url: 'https://example.org/',
				},
			],
		};
		const theming = { ...settings.theming, text_color: '#aaaaaa' };
		await openEditor(
			( request ) =>
				request.method === 'GET' && request.path.endsWith( '/7' )
					? {
							body: survey( {
								questions: all,
								settings: { ...settings, thank_you, theming },
							} ),
						}
					: site( request ),
			'/edit/7/publish'
		);
		await pause();
		const items = within(
			screen.getByRole( 'group', { name: '6 suggestions' } )
		)
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
		expect( items ).toEqual( [
			expect.stringMatching( /^Question 1.*ask two things/ ),
			expect.stringMatching( /^Question 2.*what the picture shows/ ),
			expect.stringMatching( /^Question 3No visitor will see/ ),
			expect.stringMatching( /^Question 1111 questions are a lot/ ),
			expect.stringMatching( /^QuestionsNo visitor will be redirected/ ),
			expect.stringMatching( /the contrast is 2\.3:1/ ),
		] );
	} );

	it( '[PLS-03~] are dismissed for this survey, also when it is opened again', async () => {
		const { user, unmount } = await openEditor( unclear );
		await pause();
		await user.click(
			card( 2 ).getByRole( 'button', { name: /^Dismiss/ } )
		);
		expect( screen.queryByText( TWO ) ).toBeNull();
		expect(
			screen.getByRole( 'group', { name: 'Question 2' } )
		).toHaveFocus();
		unmount();
		await openEditor( unclear );
		await pause();
		expect( screen.queryByText( TWO ) ).toBeNull();
	} );

	it( 'do not fail on what another script has stored in their place', async () => {
		window.localStorage.setItem(
			'userfeedback-dismissed-suggestions',
			'{"7": true'
		);
		await openEditor( unclear );
		await pause();
		expect( card( 2 ).getByText( TWO ) ).toBeVisible();
	} );
} );

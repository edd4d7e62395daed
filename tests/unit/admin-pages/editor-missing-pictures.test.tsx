import { act, screen, within } from '@testing-library/react';
import { card, openEditor, press, site } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import type { Question } from '@/survey-model';
import { newQuestion } from '../support/question-types';
import { survey } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	window.localStorage.clear();
} );

const NO_PICTURE = /^This option has no picture/;
const NO_ICON = /^This option has no icon/;

const pause = () => act( () => jest.advanceTimersByTimeAsync( 700 ) );

const icon = ( name: string ) => ( { style: 'solid', name } );

const QUESTIONS = [
	{
		...newQuestion( 'image-radio' ),
		id: 'pic',
		title: 'Which cat?',
		config: {
			options: [
				{ label: 'Black', image: 'https://example.org/1.jpg' },
				{ label: 'White', image: '' },
			],
		},
	},
	{
		...newQuestion( 'icon-choice' ),
		id: 'icon',
		title: 'Which way?',
		config: {
			options: [
				{ label: 'By car', icon: icon( '' ) },
				{ label: 'By bike', icon: icon( 'bicycle' ) },
			],
		},
	},
] as Question[];

const openAt = ( route: string ) =>
	openEditor(
		( request: SeenRequest ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( { questions: QUESTIONS } ) }
				: site( request ),
		route
	);

describe( 'options without pictures or icons', () => {
	it( '[PLS-03~] number 31: are named in their card, and block nothing', async () => {
		const { user } = await openAt( '/edit/7/questions' );
		await pause();
		expect( card( 1 ).getByText( NO_PICTURE ) ).toBeVisible();
		expect( card( 1 ).queryByText( NO_ICON ) ).toBeNull();
		expect( card( 2 ).getByText( NO_ICON ) ).toBeVisible();
		expect( card( 2 ).queryByText( NO_PICTURE ) ).toBeNull();
		await press( user, 'Next Step: Settings' );
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
	} );

	it( '[PLS-03~] number 31: are listed before publishing, with a link to the option', async () => {
		const { user } = await openAt( '/edit/7/publish' );
		await pause();
		const summary = within(
			screen.getByRole( 'group', { name: '2 suggestions' } )
		);
		expect( summary.getByText( NO_PICTURE ) ).toBeVisible();
		expect( summary.getByText( NO_ICON ) ).toBeVisible();
		await user.click(
			summary.getByRole( 'button', { name: 'Question 1' } )
		);
		await pause();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		expect( card( 1 ).getByText( NO_PICTURE ) ).toBeVisible();
		expect( document.activeElement ).not.toBe( document.body );
	} );
} );

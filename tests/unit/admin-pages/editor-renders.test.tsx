import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type * as CardModule from '@/admin-pages/surveys/editor/sections/questions/question-card';
import type * as CardFrame from '@/components/card';
import { card, openEditor, press, site, titles } from '../support/editor';
import { survey, textQuestion } from '../support/surveys';

/** The places of the questions that were drawn. */
const mockDrawn: number[] = [];

/** Called when the thank-you card or the header's status is drawn. */
const mockBeside = jest.fn();

jest.mock(
	'@/admin-pages/surveys/editor/sections/questions/question-card',
	() => {
		const { QuestionCard } = jest.requireActual< typeof CardModule >(
			'@/admin-pages/surveys/editor/sections/questions/question-card'
		);
		return {
			QuestionCard: ( props: ComponentProps< typeof QuestionCard > ) => {
				mockDrawn.push( props.index );
				return <QuestionCard { ...props } />;
			},
		};
	}
);

jest.mock( '@/components/status-label', () => ( {
	StatusLabel: () => mockBeside( 'status' ),
} ) );

jest.mock( '@/components/card', () => {
	const { Card } =
		jest.requireActual< typeof CardFrame >( '@/components/card' );
	return {
		Card: ( props: ComponentProps< typeof Card > ) => {
			if ( props.title === 'Thank you' ) {
				mockBeside( 'thank-you' );
			}
			return <Card { ...props } />;
		},
	};
} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a survey with many questions', () => {
	const questions = Array.from( { length: 8 }, ( _, index ) =>
		textQuestion( { id: `q${ index }`, title: `Why ${ index }?` } )
	);
	const open = () =>
		openEditor( ( request ) =>
			request.path.endsWith( '/7' )
				? { body: survey( { questions } ) }
				: site( request )
		);

	it( 'renders only the question that is edited', async () => {
		const { user } = await open();
		const title = card( 3 ).getByRole( 'textbox', { name: 'Title' } );
		await user.click( title );
		mockDrawn.length = 0;
		await user.keyboard( 'abc' );
		expect( new Set( mockDrawn ) ).toEqual( new Set( [ 2 ] ) );
		mockDrawn.length = 0;
		await user.type(
			screen.getByRole( 'textbox', { name: 'Thank-you message' } ),
			'!'
		);
		expect( mockDrawn ).toEqual( [] );
	} );

	it( 'renders nothing beside the question, once it says that there are unsaved changes', async () => {
		const { user } = await open();
		await user.click( card( 3 ).getByRole( 'textbox', { name: 'Title' } ) );
		await user.keyboard( 'a' );
		mockBeside.mockClear();
		await user.keyboard( 'bc' );
		expect( mockBeside ).not.toHaveBeenCalled();
	} );

	it( 'keeps the place where the user types', async () => {
		const { user } = await open();
		const title = card( 3 ).getByRole( 'textbox', { name: 'Title' } );
		await user.type( title, 'xy', {
			initialSelectionStart: 1,
			initialSelectionEnd: 1,
		} );
		expect( title ).toHaveValue( 'Wxyhy 2?' );
	} );

	it( 'passes the current questions to callbacks', async () => {
		const { user } = await open();
		await user.type(
			card( 3 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		await user.type(
			card( 1 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		await press( user, 'Move question 1 down' );
		await press( user, 'Delete question 4' );
		await press( user, 'Delete question' );
		expect( titles().slice( 0, 4 ) ).toEqual( [
			'Why 1?',
			'Why 0?!',
			'Why 2?!',
			'Why 4?',
		] );
	} );
} );

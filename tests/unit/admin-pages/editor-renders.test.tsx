import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type * as CardModule from '@/admin-pages/surveys/editor/sections/questions/question-card';
import { card, openEditor, press, site, titles } from '../support/editor';
import { survey, textQuestion } from '../support/surveys';

/** The places of the questions that were drawn. */
const mockDrawn: number[] = [];

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

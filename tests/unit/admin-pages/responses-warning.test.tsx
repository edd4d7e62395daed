import { act, screen } from '@testing-library/react';
import { banner, openEditor, site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { savedSurvey, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a survey with responses', () => {
	it( '[EDT-07~] shows a warning with a link to a copy in every step', async () => {
		const answered = ( request: SeenRequest ): Answer =>
			request.path.endsWith( '/7' )
				? {
						body: savedSurvey( {
							responses_count: 1,
							questions: [ textQuestion() ],
						} ),
					}
				: site( request );
		await openEditor( answered, '/edit/7/settings' );
		const warning =
			'This Survey has already collected responses. To make changes, please duplicate this Survey or create a new one';
		act( () => jest.advanceTimersByTime( 60_000 ) );
		expect( await banner( warning ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Duplicate this survey' } )
		).toHaveAttribute( 'href', '#/duplicate/7' );
	} );

	it( '[EDT-07~] shows no warning before its first response', async () => {
		const { container } = await openEditor();
		expect( container ).not.toHaveTextContent(
			'already collected responses'
		);
	} );
} );

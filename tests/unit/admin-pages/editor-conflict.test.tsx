import { screen } from '@testing-library/react';
import type { SurveyInput } from '@/survey-model';
import { mayOnly } from '../support/capabilities';
import {
	answering,
	banner,
	press,
	site,
	titles,
	typeAndSave,
} from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { survey, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a survey that another user has saved meanwhile', () => {
	function conflict( by_you = false ): Answer {
		return {
			status: 409,
			body: {
				code: 'userfeedback_survey_conflict',
				message: 'Ada saved this survey after you opened it.',
				data: {
					status: 409,
					saved_by: 'Ada',
					saved_at: '2026-11-21T10:00:00Z',
					revision: 9,
					by_you,
				},
			},
		};
	}
	/** A site where Ada has saved revision 9. */
	function shared( request: SeenRequest ): Answer {
		const { revision } = ( request.body ?? {} ) as { revision?: number };
		if ( request.method === 'POST' && revision !== 9 ) {
			return conflict();
		}
		return request.method === 'GET' && request.path.endsWith( '/7' )
			? { body: survey( { title: 'Lunch', revision: 3 } ) }
			: site( request );
	}

	it( '[EDT-10~] is not overwritten: a dialog shows who saved and when, and the edits stay', async () => {
		const { user } = await typeAndSave( shared );
		const dialog = screen.getByRole( 'dialog', {
			name: 'This survey was saved elsewhere',
		} );
		expect( dialog ).toHaveTextContent(
			'Ada saved this survey on Nov 21, 2026'
		);
		await press( user, 'Keep editing' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why? Really?' ] );
	} );

	it( '[EDT-10~] is overwritten on demand, except for its status', async () => {
		const { user, saves } = await typeAndSave( shared );
		await press( user, 'Overwrite their version' );
		const { survey: sent, revision } = saves()[ 1 ]?.body as {
			survey: SurveyInput;
			revision: number;
		};
		expect( revision ).toBe( 9 );
		expect( Object.keys( sent ).sort() ).toEqual( [
			'notifications',
			'questions',
			'settings',
			'template',
			'title',
			'type',
		] );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
	} );

	it( 'keeps its recipients if the user who overwrites it may not see them', async () => {
		printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } );
		const { user, saves } = await typeAndSave( shared );
		await press( user, 'Overwrite their version' );
		const { survey: sent } = saves()[ 1 ]?.body as { survey: SurveyInput };
		expect( sent ).toHaveProperty( 'title' );
		expect( sent ).not.toHaveProperty( 'notifications' );
	} );

	it( '[EDT-10~] is loaded on demand, which discards the edits', async () => {
		let loads = 0;
		const { user } = await typeAndSave( ( request ) => {
			if ( request.method === 'GET' && request.path.endsWith( '/7' ) ) {
				loads += 1;
				return loads === 1
					? { body: survey() }
					: {
							body: survey( {
								questions: [
									textQuestion( { title: 'By Ada?' } ),
								],
								revision: 9,
							} ),
						};
			}
			return shared( request );
		} );
		await press( user, 'Load their version' );
		expect( titles() ).toEqual( [ 'By Ada?' ] );
	} );

	it( '[EDT-10~] keeps the edits if the other version cannot be loaded', async () => {
		let loads = 0;
		const { user } = await typeAndSave( ( request ) => {
			if ( request.method === 'GET' && request.path.endsWith( '/7' ) ) {
				loads += 1;
				return loads === 1 ? { body: survey() } : null;
			}
			return shared( request );
		} );
		await press( user, 'Load their version' );
		expect(
			await banner( /other version could not be loaded/ )
		).toBeVisible();
		expect( titles() ).toEqual( [ 'Happy?', 'Why? Really?' ] );
	} );

	it( '[EDT-10~] may have been saved by the same user in another tab', async () => {
		await typeAndSave( answering( conflict( true ) ) );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			'You saved this survey yourself in another tab or window'
		);
	} );
} );

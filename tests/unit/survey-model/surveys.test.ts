import { surveyInput } from '@/survey-model';
import { survey } from '../support/surveys';

describe( 'the whole survey for a save', () => {
	it.each( [
		[ 'draft', 'draft' ],
		[ 'publish', 'publish' ],
		// Nothing but publishing shows a survey to visitors.
		[ 'trash', 'draft' ],
	] as const )(
		'sends for a survey in %s the status %s',
		( status, sent ) => {
			expect( surveyInput( survey( { status } ) ).status ).toBe( sent );
		}
	);

	it( 'omits the recipients and the server’s counts', () => {
		expect( Object.keys( surveyInput( survey() ) ).sort() ).toEqual( [
			'questions',
			'settings',
			'status',
			'template',
			'title',
			'type',
		] );
	} );
} );

import { surveyInput } from '../../../src/survey-model';
import { survey } from '../support/surveys';

describe( 'the whole survey as a save sends it', () => {
	it.each( [
		[ 'draft', 'draft' ],
		[ 'publish', 'publish' ],
		// Nothing but publishing shows a survey to visitors.
		[ 'trash', 'draft' ],
	] as const )( 'has of a survey in %s the status %s', ( status, sent ) => {
		expect( surveyInput( survey( { status } ) ).status ).toBe( sent );
	} );

	it( 'leaves out who is told, and what the server counts', () => {
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

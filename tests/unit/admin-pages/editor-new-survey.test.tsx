import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import {
	openEditor,
	press,
	sentSurvey,
	site,
	startSurvey,
} from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { printAdminData } from '../support/licenses';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.wp;
	delete window.userfeedbackAdmin;
} );

describe( 'a new survey', () => {
	it( '[WID-15~] starts with the plugin’s settings of the widget, and the defaults beside them', async () => {
		printAdminData( {
			widget_settings: {
				next_text: 'On',
				position: 'bottom_left',
				start_minimized: true,
			},
		} );
		const { user, saves } = await openEditor( site, '/new' );
		await startSurvey( user );
		await press( user, 'Save' );
		const { settings } = sentSurvey( saves()[ 0 ] as SeenRequest );
		expect( settings?.theming ).toEqual( {
			...SURVEY_DEFAULTS.settings.theming,
			next_text: 'On',
			position: 'bottom_left',
		} );
		expect( settings?.behavior ).toEqual( {
			...SURVEY_DEFAULTS.settings.behavior,
			start_minimized: true,
		} );
	} );
} );

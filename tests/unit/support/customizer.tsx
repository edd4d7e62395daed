import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { Settings, Survey, SurveyInput } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { printAdminData } from './licenses';
import { previewAnswer } from './preview';
import { renderAt } from './render';
import { WIDGET_SETTINGS } from './settings';
import { summary, survey, surveyList } from './surveys';

const ROLES = {
	create_edit_surveys: [ 'administrator' ],
	view_results: [ 'administrator' ],
	delete_surveys: [ 'administrator' ],
};

export const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

interface Site {
	settings?: Partial< Settings >;
	surveys?: Survey[];
	/** What it answers to a save. */
	save?: Answer;
}

/** Opens the tab on a site with these settings and surveys. */
export async function open( {
	settings,
	surveys = [ survey() ],
	save,
}: Site = {} ) {
	if ( window.userfeedbackAdmin === undefined ) {
		printAdminData();
	}
	const stored = { ...WIDGET_SETTINGS, ...ROLES, ...settings };
	const { requests } = fakeServer(
		( { method, path, body }: SeenRequest ): Answer => {
			if ( path.endsWith( '/surveys/preview' ) ) {
				return {
					body: previewAnswer(
						( body as { survey: SurveyInput } ).survey
					),
				};
			}
			const [ , id ] = /surveys\/(\d+)/.exec( path ) ?? [];
			if ( id !== undefined ) {
				return {
					body: surveys.find( ( of ) => of.id === Number( id ) ),
				};
			}
			if ( path.includes( '/surveys' ) ) {
				return {
					body: surveyList(
						surveys.map( ( { id: of, title } ) =>
							summary( { id: of, title } )
						)
					),
				};
			}
			const sent = ( body as { settings?: object } | undefined )
				?.settings;
			return method === 'POST' && save
				? save
				: { body: { ...stored, ...sent } };
		}
	);
	renderAt( '/widget', <SettingsRoutes /> );
	await pass( 100 );
	const sentTo = ( end: string ) =>
		requests
			.filter(
				( { method, path } ) =>
					method === 'POST' && path.endsWith( end )
			)
			.map( ( { body } ) => body );
	return {
		requests,
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		saves: () =>
			sentTo( '/settings' ) as { settings: Partial< Settings > }[],
		previews: () =>
			( sentTo( '/preview' ) as { survey: SurveyInput }[] ).map(
				( { survey: of } ) => of
			),
	};
}

/** Opens the tab and waits until the customizer has started. */
export async function customize( site: Site = {} ) {
	const opened = await open( site );
	await pass( 700 );
	// The chunk is there; its requests are answered.
	await pass( 100 );
	return {
		...opened,
		press: async ( name: string ) => {
			await opened.user.click( screen.getByRole( 'button', { name } ) );
			await pass( 20 );
		},
		choose: async ( name: string ) => {
			await opened.user.click( screen.getByRole( 'radio', { name } ) );
			await pass( 500 );
		},
		/** The appearance in the latest preview. */
		look: () => opened.previews().at( -1 )?.settings?.theming,
	};
}

/** The button that gives a setting its default. */
export const reset = ( of: string ) =>
	screen.queryByRole( 'button', { name: `Reset to default: ${ of }` } );
export const styles = () => screen.getByRole( 'group', { name: 'Styles' } );

import { hasConsent } from '../consent';
import type { Listener } from '../definitions';

/** The events that analytics services receive. */
const NAMES: readonly string[] = [ 'view', 'engagement', 'finished' ];

type Gtag = ( command: 'event', name: string, parameters: object ) => void;

interface AnalyticsWindow {
	/** Google's own function; MonsterInsights and ExactMetrics define it unless told otherwise. */
	gtag?: Gtag;
	/** Theirs. */
	__gtagTracker?: Gtag;
	/** The queue of the Google Tag Manager. */
	dataLayer?: unknown;
}

/** Tells the analytics service of the page who sees, begins and finishes a survey, never an answer. */
const analytics: Listener = {
	on( event, { survey: id, title }, survey ) {
		if (
			! NAMES.includes( event ) ||
			! survey.settings.enable_tracking ||
			! hasConsent( 'statistics' )
		) {
			return;
		}
		const page = window as AnalyticsWindow;
		const name = `userfeedback_${ event }`;
		const parameters = { survey_id: id, survey_title: title };
		const gtag = [ page.gtag, page.__gtagTracker ].find(
			( tracker ) => typeof tracker === 'function'
		);
		if ( gtag ) {
			gtag( 'event', name, parameters );
			return;
		}
		if ( ! Array.isArray( page.dataLayer ) ) {
			page.dataLayer = [];
		}
		( page.dataLayer as object[] ).push( { event: name, ...parameters } );
	},
};

window.userfeedback?.register?.( 'listener', 'analytics', analytics );

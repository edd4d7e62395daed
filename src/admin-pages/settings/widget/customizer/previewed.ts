import { __ } from '@wordpress/i18n';
import type { PreviewedSurvey } from '@/components/survey-preview/use-preview';
import type { EditableSurvey, Settings } from '@/survey-model';
import {
	blankSurvey,
	newQuestion,
	withPluginLook,
	withPluginStart,
} from '@/survey-model';
import { lookOf } from './use-look';

// Of one id, so that the preview does not change with each rendering.
const QUESTION = newQuestion( { name: 'text' } );

/** What is shown before a survey is chosen: it follows all settings. */
function sample(): PreviewedSurvey {
	return {
		...blankSurvey( __( 'Thanks for your feedback!', 'userfeedback' ) ),
		title: __( 'Sample survey', 'userfeedback' ),
		questions: [
			{
				...QUESTION,
				title: __( 'How can we improve this page?', 'userfeedback' ),
			},
		],
	};
}

/** A survey as visitors would see it if the settings were saved: what it has of its own wins. */
export function previewed(
	survey: EditableSurvey | undefined,
	settings: Settings
): PreviewedSurvey {
	const shown = survey ?? sample();
	const { theming, behavior } = shown.settings;
	const { followed = [] } = theming;
	return {
		...shown,
		settings: {
			...shown.settings,
			theming: {
				...withPluginLook( theming, followed, lookOf( settings ) ),
				// The preview gets all values from here.
				followed: [],
			},
			behavior: behavior.followed?.length
				? {
						...withPluginStart(
							behavior,
							settings.widget_start_minimized
						),
						followed: [],
					}
				: behavior,
		},
	};
}

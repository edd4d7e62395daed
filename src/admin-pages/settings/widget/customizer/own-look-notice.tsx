import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { LookGroupName } from '@/components/widget-look/look-fields';
import {
	GROUP_UNITS,
	lookGroupTitle,
} from '@/components/widget-look/look-fields';
import { surveysUrl } from '@/lib/admin-data';
import { formatList } from '@/lib/format';
import { editRoute } from '@/routes';
import type { EditableSurvey } from '@/survey-model';
import { ownUnits } from '@/survey-model';

/** The names of what a survey does not take from the settings. */
function ownNames( { settings }: EditableSurvey ): string[] {
	const own = ownUnits( settings.theming );
	const groups = Object.keys( GROUP_UNITS ) as LookGroupName[];
	return [
		...groups
			.filter( ( group ) =>
				GROUP_UNITS[ group ].some( ( unit ) => own.includes( unit ) )
			)
			.map( lookGroupTitle ),
		...( settings.behavior.followed?.length
			? []
			: [ __( 'Start minimized', 'userfeedback' ) ] ),
	];
}

/** Which styles a change does not show in, because the survey has values of its own. */
export function OwnLookNotice( {
	survey,
}: {
	survey: EditableSurvey | undefined;
} ) {
	const names = survey ? ownNames( survey ) : [];
	return survey === undefined || names.length === 0 ? null : (
		<Notice
			status="info"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Edit this survey', 'userfeedback' ),
					url: surveysUrl( editRoute( survey.id ) ),
				},
			] }
		>
			{ sprintf(
				/* translators: %s: groups of settings, such as "Colors and Font". */
				__(
					'This survey has values of its own, which win over the styles here: %s. Edit it to use the plugin-wide values again.',
					'userfeedback'
				),
				formatList( names )
			) }
		</Notice>
	);
}

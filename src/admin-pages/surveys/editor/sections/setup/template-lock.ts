import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { formatList } from '@/lib/format';
import type { FeatureName } from '@/hooks/use-feature';
import { store as licenseStore } from '@/stores/license';
import type { SurveyTemplate } from '@/survey-model';
import { definitionOf } from '../../question-types';

/** The feature of the templates of the add-on. */
export const PRO_TEMPLATES = 'pro-templates';

/** The slug of the add-on with these templates. */
const ADD_ON = 'templates';

/** Why a template cannot be chosen. */
export interface TemplateLock {
	/** What to unlock next. */
	feature: FeatureName;
	/** The reason, for the card. */
	text: string;
}

/** The reason on the card: the inactive add-ons, otherwise the missing license key. */
export function lockText( {
	required_addons: addOns,
}: Pick< SurveyTemplate, 'required_addons' > ): string {
	const known = getAdminData().add_ons;
	const missing = addOns.filter( ( slug ) => ! known[ slug ]?.active );
	if ( missing.length === 0 ) {
		return __(
			'Please enter a valid license key to enable Pro templates',
			'userfeedback'
		);
	}
	return sprintf(
		/* translators: %s: name of an add-on, or a list of names. */
		_n(
			'Requires %s addon',
			'Requires %s addons',
			missing.length,
			'userfeedback'
		),
		formatList( missing.map( ( slug ) => known[ slug ]?.title ?? slug ) )
	);
}

/** Why a template cannot be chosen; undefined if it can. */
export function useTemplateLock(
	template: SurveyTemplate
): TemplateLock | undefined {
	const feature = useSelect(
		( select ): FeatureName => {
			const isLocked = ( name: FeatureName ) =>
				select( licenseStore ).getFeature( name ).decision !==
				'allowed';
			const ofTypes = template.question_types.flatMap(
				( type ) => definitionOf( type )?.feature ?? []
			);
			const ofAddOn = template.required_addons.includes( ADD_ON )
				? [ PRO_TEMPLATES as FeatureName ]
				: [];
			return (
				[ ...ofAddOn, ...ofTypes, 'required' as const ].find(
					isLocked
				) ?? PRO_TEMPLATES
			);
		},
		[ template ]
	);
	return template.is_available
		? undefined
		: { feature, text: lockText( template ) };
}

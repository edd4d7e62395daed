import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { LIMITS } from '@/survey-model';
import { DaysField } from '../components/days-field';
import type { SettingsFields } from '../components/loaded-settings';
import { ResetToDefault } from './reset';

type DaysName =
	'cooldown_days' | 'cookie_days_submitted' | 'cookie_days_minimized';

interface DaysProps {
	fields: SettingsFields;
	name: DaysName;
	label: string;
	help: string;
	max: number;
}

/** A number of days, from 0. */
function Days( { fields, name, label, help, max }: DaysProps ) {
	return (
		<div className="userfeedback-settings__days" data-reset-scope>
			<DaysField
				fields={ fields }
				name={ name }
				label={ label }
				help={ help }
				min={ 0 }
				max={ max }
			/>
			<ResetToDefault
				fields={ fields }
				names={ [ name ] }
				title={ label }
			/>
		</div>
	);
}

/** The days without popups after one was seen. */
export function Cooldown( { fields }: { fields: SettingsFields } ) {
	return (
		<Card
			title={ __( 'Time between surveys', 'userfeedback' ) }
			label={ __( 'Time between surveys', 'userfeedback' ) }
		>
			<Days
				fields={ fields }
				name="cooldown_days"
				label={ __(
					'Days without surveys after a visitor has seen one',
					'userfeedback'
				) }
				help={ __(
					'From 0, which sets no limit, to 365. Visitors can always go on with a survey that they have begun, and surveys that you put on a page with a block or shortcode always show.',
					'userfeedback'
				) }
				max={ LIMITS.cooldownDays }
			/>
		</Card>
	);
}

/** How long browsers remember surveys. */
export function Cookies( { fields }: { fields: SettingsFields } ) {
	return (
		<Card
			title={ __( 'Cookies', 'userfeedback' ) }
			label={ __( 'Cookies', 'userfeedback' ) }
		>
			<Days
				fields={ fields }
				name="cookie_days_submitted"
				label={ __(
					'Days that a browser remembers an answer',
					'userfeedback'
				) }
				help={ __(
					'From 0, which is until the browser is closed, to 400. During this time a survey that was answered is not shown again, unless it shows repeatedly.',
					'userfeedback'
				) }
				max={ LIMITS.cookieDays }
			/>
			<Days
				fields={ fields }
				name="cookie_days_minimized"
				label={ __(
					'Days that a browser remembers a minimized survey',
					'userfeedback'
				) }
				help={ __(
					'From 0, which is until the browser is closed, to 400. During this time a survey that a visitor minimized or opened stays so.',
					'userfeedback'
				) }
				max={ LIMITS.cookieDays }
			/>
		</Card>
	);
}

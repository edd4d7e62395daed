import { __ } from '@wordpress/i18n';
import { LockBlurb, Lock } from '@/components/lock';
import type { Position } from '@/components/position-picker';
import { PositionPicker } from '@/components/position-picker';
import { useFeature } from '@/hooks/use-feature';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { Colors } from './colors';
import { Logo } from './logo';
import { Tab } from './tab';
import { Texts } from './texts';
import { Font } from './font';

const MIDDLE: readonly Position[] = [ 'middle_left', 'middle_right' ];

/** The appearance of the widget. The corner can always be chosen; the rest needs the add-on. */
export function BrandingOptions() {
	const { isAllowed } = useFeature( 'colors' );
	return (
		<div
			className="userfeedback-branding"
			role="group"
			aria-label={ __( 'Branding options', 'userfeedback' ) }
		>
			<LockBlurb
				feature="colors"
				medium={ MEDIUM }
				title={ __( 'Branding', 'userfeedback' ) }
			>
				<p>
					{ __(
						'Colors, font, texts and logo of the survey, to match your site.',
						'userfeedback'
					) }
				</p>
			</LockBlurb>
			{ isAllowed && <Colors /> }
			<PositionField />
			{ isAllowed && (
				<>
					<Font />
					<Texts />
					<Tab />
					<Logo />
				</>
			) }
		</div>
	);
}

function PositionField() {
	const { value, set } = useField( 'settings.theming.position' );
	const { isAllowed } = useFeature( 'middle-positions' );
	return (
		<PositionPicker
			value={ value }
			locked={ isAllowed ? [] : MIDDLE }
			lock={ <Lock feature="middle-positions" medium={ MEDIUM } /> }
			onChange={ set }
		/>
	);
}

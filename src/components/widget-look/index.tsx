import { __ } from '@wordpress/i18n';
import { LockBlurb } from '@/components/lock';
import { useFeature } from '@/hooks/use-feature';
import { Colors } from './colors';
import { Font } from './font';
import { Logo } from './logo';
import type { LookFields } from './look-fields';
import { PositionField } from './position';
import { Tab } from './tab';
import { Texts } from './texts';
import './widget-look.scss';

interface WidgetLookProps {
	fields: LookFields;
	/** What is locked, on the blurb that says how to unlock it. */
	children: string;
}

/** The appearance of the widget. The corner can always be chosen; the rest needs the add-on. */
export function WidgetLook( { fields, children }: WidgetLookProps ) {
	const { isAllowed } = useFeature( 'colors' );
	return (
		<>
			<LockBlurb
				feature="colors"
				medium={ fields.medium }
				title={ __( 'Branding', 'userfeedback' ) }
			>
				<p>{ children }</p>
			</LockBlurb>
			{ isAllowed && <Colors fields={ fields } /> }
			<PositionField fields={ fields } />
			{ isAllowed && (
				<>
					<Font fields={ fields } />
					<Texts fields={ fields } />
					<Tab fields={ fields } />
					<Logo fields={ fields } />
				</>
			) }
		</>
	);
}

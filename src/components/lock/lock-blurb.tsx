import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { lock } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { useFeature } from '../../hooks/use-feature';
import type { FeatureName } from '../../hooks/use-feature';
import { lockSentence } from './lock-text';
import { UnlockAction } from './unlock-action';
import { UnlockDialog } from './unlock-dialog';
import './lock.scss';

interface LockBlurbProps {
	feature: FeatureName;
	/** The screen, as `utm_medium` for the vendor's statistics: `survey-editor`. */
	medium: string;
	/** What to show instead of the requirement. */
	sentence?: string;
	/** The name of what is locked, if it is more than the one feature. */
	title?: string;
	/** Text in addition to the requirement. */
	children?: ReactNode;
}

/** Replaces a locked part of a screen: says what is required and links to it. Renders nothing when the feature is allowed. */
export function LockBlurb( {
	feature: name,
	medium,
	sentence,
	title,
	children,
}: LockBlurbProps ) {
	const locked = useFeature( name );
	const feature = { ...locked, title: title ?? locked.title };
	const [ isAsking, setIsAsking ] = useState( false );
	if ( feature.isAllowed ) {
		return null;
	}
	return (
		<div className="userfeedback-lock-blurb">
			<Icon icon={ lock } size={ 24 } />
			<div className="userfeedback-lock-blurb__words">
				<p>{ sentence ?? lockSentence( feature ) }</p>
				{ children }
			</div>
			<UnlockAction
				feature={ feature }
				onUpgrade={ () => setIsAsking( true ) }
			/>
			{ isAsking && (
				<UnlockDialog
					feature={ feature }
					medium={ medium }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</div>
	);
}

import { Button, VisuallyHidden } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type {
	InboxNotification,
	NotificationButton,
} from '../../stores/notifications';
import { Picture } from './pictures';
import { RelativeDate } from './relative-date';

interface ItemProps {
	notification: InboxNotification;
	/** Undefined among the dismissed ones. */
	onDismiss: ( () => void ) | undefined;
	/** Resolves when the action is done, or has failed. */
	onAction: ( button: NotificationButton ) => Promise< void >;
	/** A link of the dashboard was followed: its page may be this one. */
	onFollow: () => void;
}

/** One notification. The heading can have the focus, when another one was dismissed. */
export function Item( {
	notification,
	onDismiss,
	onAction,
	onFollow,
}: ItemProps ) {
	const { id, category, icon, title, content, active_from, buttons } =
		notification;
	const [ running, setRunning ] = useState< NotificationButton >();
	const run = async ( button: NotificationButton ) => {
		setRunning( button );
		await onAction( button );
		setRunning( undefined );
	};
	return (
		<li className={ `userfeedback-notification is-${ category }` }>
			<span className="userfeedback-notification__picture">
				<Picture name={ icon } />
			</span>
			<div className="userfeedback-notification__text">
				<h2
					className="userfeedback-notification__title"
					tabIndex={ -1 }
					data-notification={ id }
				>
					{ title }
				</h2>
				<p className="userfeedback-notification__date">
					<RelativeDate at={ active_from } />
				</p>
				<p className="userfeedback-notification__content">
					{ content }
				</p>
				<div className="userfeedback-notification__buttons">
					{ buttons.map( ( button, index ) => {
						const common = {
							size: 'compact',
							variant: index === 0 ? 'secondary' : 'link',
						} as const;
						if ( button.type === 'action' ) {
							return (
								<Button
									key={ index }
									{ ...common }
									isBusy={ running === button }
									disabled={ running !== undefined }
									accessibleWhenDisabled
									onClick={ () => void run( button ) }
								>
									{ button.text }
								</Button>
							);
						}
						return button.is_external ? (
							<Button
								key={ index }
								{ ...common }
								href={ button.url }
								target="_blank"
								rel="noopener noreferrer"
							>
								{ button.text }
								<VisuallyHidden>
									{ __(
										'(opens in a new tab)',
										'userfeedback'
									) }
								</VisuallyHidden>
							</Button>
						) : (
							<Button
								key={ index }
								{ ...common }
								href={ button.url }
								onClick={ onFollow }
							>
								{ button.text }
							</Button>
						);
					} ) }
					{ onDismiss && (
						<Button
							size="compact"
							variant="tertiary"
							aria-label={ sprintf(
								/* translators: %s: title of a notification. */
								__( 'Dismiss: %s', 'userfeedback' ),
								title
							) }
							onClick={ onDismiss }
						>
							{ __( 'Dismiss', 'userfeedback' ) }
						</Button>
					) }
				</div>
			</div>
		</li>
	);
}

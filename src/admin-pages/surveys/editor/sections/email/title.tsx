interface NotificationTitleProps {
	title: string;
	/** What it does. */
	hint: string;
}

/** The heading of a notification's card, with a line about what it does. */
export function NotificationTitle( { title, hint }: NotificationTitleProps ) {
	return (
		<span>
			{ title }
			<span className="userfeedback-editor__hint">{ hint }</span>
		</span>
	);
}

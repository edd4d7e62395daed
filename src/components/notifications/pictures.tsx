import type { InboxNotification } from '../../stores/notifications';

/** What the picture of a notification consists of, by its name: lines in a field of 24 × 24. */
const PATHS: Record< InboxNotification[ 'icon' ], string > = {
	key: 'M15 4a5 5 0 1 1-4.2 7.7L4 18.5V20h3v-2h2v-2h1.5l2.3-2.3A5 5 0 0 1 15 4zM16 8h.01',
	warning: 'M12 4 3 19.5h18zM12 10v4.5M12 17h.01',
	chart: 'M4 20h16M7 17v-5M12 17V6M17 17v-8',
	star: 'm12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z',
	lightbulb:
		'M9.5 17h5M10.5 20h3M9.5 17c0-2.5-3-3.7-3-7.2a5.5 5.5 0 0 1 11 0c0 3.5-3 4.7-3 7.2',
};

/** The picture of a notification or a notice. Decorative: the text says the same. */
export function Picture( { name }: { name: InboxNotification[ 'icon' ] } ) {
	return (
		<svg
			width="24"
			height="24"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={ PATHS[ name ] } />
		</svg>
	);
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Script;
use UserFeedback\Support\Assets;

/**
 * The files that the loader fetches on demand, for the page data.
 *
 * @since 0.7.0
 *
 * @phpstan-type File array{handle: string, src: string, before: string, after: string, optional?: true}
 */
final class WidgetFiles {

	/** The queue of answers that are being sent. */
	private const OUTBOX = 'userfeedback-widget-outbox';

	/** What happens in a popup, for the page. */
	private const CONTROL = 'userfeedback-widget-control';

	/** What runs the files of a popup. */
	private const SHOW = 'userfeedback-widget-show';

	/** The tab of a minimised popup. */
	private const TAB = 'userfeedback-widget-tab';

	/** What goes on where a visitor has left a survey. */
	private const RESUME = 'userfeedback-widget-resume';

	/** Files that the loader fetches on demand, by the handles that it knows, in order. */
	private const FILES = [
		self::OUTBOX              => 'widget/outbox',
		self::CONTROL             => 'widget/control',
		self::SHOW                => 'widget/show',
		self::TAB                 => 'widget/tab',
		self::RESUME              => 'widget/resume',
		'userfeedback-widget-app' => 'widget/app',
	];

	/** Those without which a survey shows. */
	private const OPTIONAL = [ self::CONTROL, self::TAB, self::RESUME ];

	/** Those that surveys in the content of a page may need; their own script does the rest. */
	private const INLINE = [ self::OUTBOX, self::SHOW, self::RESUME ];

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * All files with their dependencies.
	 *
	 * @return list<File>
	 */
	public function all(): array {
		return $this->files( self::FILES );
	}

	/**
	 * Those that surveys in the content of a page may need.
	 *
	 * @return list<File>
	 */
	public function ofInline(): array {
		return $this->files( array_intersect_key( self::FILES, array_flip( self::INLINE ) ) );
	}

	/**
	 * @param array<string, string> $entries By handle.
	 * @return list<File>
	 */
	private function files( array $entries ): array {
		$scripts = [];
		foreach ( $entries as $handle => $entry ) {
			$scripts[] = Script::built( $this->assets, $handle, $entry );
		}
		return array_map(
			static fn ( array $file ) => in_array( $file['handle'], self::OPTIONAL, true ) ? $file + [ 'optional' => true ] : $file,
			ScriptClosure::withNeeds( $scripts, wp_scripts() )
		);
	}
}

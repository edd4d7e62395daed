<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;

/**
 * The visitor script that tells an analytics service who sees, begins and finishes a survey (src/widget/parts/analytics.ts). Needed by surveys with
 * tracking while an analytics plugin is active (decision 0033); consent is checked in the browser, because pages are cached.
 *
 * @since 0.4.0
 */
final class AnalyticsPart {

	public function __construct( private readonly Assets $assets ) {}

	public function part(): Part {
		$script = fn () => Script::built( $this->assets, 'userfeedback-analytics', 'widget/parts/analytics' );
		return new Part( PartKind::Listener, 'analytics', $script, self::isTracked( ... ) );
	}

	/**
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function isTracked( array $survey ): bool {
		return Cast::at( $survey, 'settings', 'enable_tracking' ) === true && KnownPlugins::isActiveFor( 'analytics' );
	}
}

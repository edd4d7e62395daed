<?php

declare( strict_types=1 );

namespace UserFeedback\HeatmapRecorder;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;
use UserFeedback\Heatmaps\BlockMarks;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ScriptJson;
use UserFeedback\Surveys\Settings\Behavior\RageClick;

/**
 * The heatmaps add-on: puts the recorder on pages that the owner chose, and lets surveys wait for repeated clicks. The core decides which pages those
 * are, and stores what the recorder sends.
 *
 * Hooks are static methods, so that others can remove them by name.
 *
 * @since 0.7.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	private const SCRIPT = 'userfeedback-heatmap';

	/** Id of the element with the data that the recorder reads. */
	private const DATA = 'userfeedback-heatmap-data';

	/** @var array<string, mixed> What the recorder of this page needs. */
	private static array $data = [];

	/** Kind trigger and gate: what waits for repeated clicks (src/add-ons/heatmaps/parts). */
	private const PART = 'rage-click';

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		if ( self::isCoreTooOld() ) {
			return;
		}
		$script = static fn () => Script::built( self::assets(), 'userfeedback-rage-click', self::PART );
		$waits  = static fn ( array $survey ): bool => Cast::at( $survey, 'settings', 'behavior', RageClick::FIELD ) === true;
		$extensions->part( new Part( PartKind::Trigger, self::PART, $script, $waits ) );
		// Without this script, such a survey must not show to everybody: a gate that cannot be loaded hides it.
		$extensions->part( new Part( PartKind::Gate, self::PART, $script, $waits ) );
	}

	/**
	 * Action userfeedback_recorded_page: the page of this request is recorded.
	 *
	 * @param array<string, mixed> $data What the recorder needs.
	 */
	public static function onRecordedPage( array $data ): void {
		if ( self::isCoreTooOld() ) {
			return;
		}
		self::$data = $data;
		// Themes of blocks render them before the head of the page.
		BlockMarks::start();
		add_action( 'wp_enqueue_scripts', [ self::class, 'enqueueRecorder' ] );
		// Before the footer's scripts (priority 20).
		add_action( 'wp_footer', [ self::class, 'printData' ], 10 );
	}

	/**
	 * Action wp_enqueue_scripts of recorded pages.
	 */
	public static function enqueueRecorder(): void {
		$script = self::assets()->script( 'recorder' );
		wp_enqueue_script(
			self::SCRIPT,
			$script['src'],
			[],
			$script['version'],
			[
				'in_footer' => true,
				'strategy'  => 'defer',
			]
		);
	}

	/**
	 * Action wp_footer of recorded pages. The data is the same for all visitors.
	 */
	public static function printData(): void {
		ScriptJson::print( self::DATA, ScriptJson::encode( self::$data ) );
	}

	/**
	 * An older core may lack what this add-on uses. The Plugins screen says so.
	 */
	private static function isCoreTooOld(): bool {
		return version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' );
	}

	private static function assets(): Assets {
		// By name: plugin_dir_url() returns a wrong URL for a linked folder inside another linked plugin, as in development.
		return new Assets( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-heatmaps/' ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\StoredData\Kind;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Lazy;

/**
 * What visitors did on recorded pages: sums by day, of which nobody knows whose they are.
 *
 * @since 0.7.0
 */
final class HeatmapsKind implements Kind {

	public const NAME = 'heatmaps';

	/**
	 * @param Closure(): TableSource     $tables
	 * @param Closure(): HeatmapDeletion $deletion
	 */
	public function __construct(
		#[Lazy( CellTables::class )] private readonly Closure $tables,
		#[Lazy( HeatmapDeletion::class )] private readonly Closure $deletion,
		private readonly FeatureGate $gate
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function label(): string {
		return __( 'Heatmaps', 'userfeedback' );
	}

	public function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	public function features(): array {
		return [ Feature::HeatmapResults, Feature::Exports ];
	}

	public function tables(): TableSource {
		return ( $this->tables )();
	}

	public function personKeys(): array {
		return [];
	}

	public function retention(): array {
		$delete = fn ( int $days ): int => ( $this->deletion )()->deleteOld( $days );
		return Retention::after( 'old', RetentionDays::get( RetentionDays::HEATMAPS ), $delete );
	}

	public function privacy(): ?PrivacyText {
		return ! $this->gate->keeps( Feature::Heatmaps ) ? null : new PrivacyText(
			__( 'What we count on pages that you visit', 'userfeedback' ),
			[
				[
					__(
						'On some pages of this site we count where visitors click, where they move the pointer and how far they scroll.',
						'userfeedback'
					),
					__( 'We store sums of all visitors and nothing about you: no address, no text and nothing that you type.', 'userfeedback' ),
				],
				[
					__( 'A random number of your visit is kept for up to two days as a code, so that nothing counts twice.', 'userfeedback' ),
					...PrivacyText::kept(
						RetentionDays::get( RetentionDays::HEATMAPS ),
						__( 'We keep the sums until we delete them.', 'userfeedback' ),
						/* translators: %s: number of days. */
						__( 'We delete the sums of a day after this many days: %s.', 'userfeedback' )
					),
				],
			]
		);
	}
}

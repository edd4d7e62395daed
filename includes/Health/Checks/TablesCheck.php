<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Installer;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Structure\TableFaults;
use UserFeedback\Database\Structure\TableInspection;
use UserFeedback\Health\Finding;
use UserFeedback\Health\RepairableCheck;
use UserFeedback\Health\TableVersion;

/**
 * The tables: of the version that the code needs, with all columns and keys.
 *
 * @since 0.7.0
 */
final class TablesCheck implements RepairableCheck {

	/** Most faults that are named. */
	private const MOST_NAMED = 20;

	public function __construct(
		private readonly Migrator $migrator,
		private readonly Installer $installer,
		private readonly TableVersion $version,
		private readonly TableInspection $inspection
	) {}

	public function id(): string {
		return 'tables';
	}

	public function label(): string {
		return __( 'Tables', 'userfeedback' );
	}

	public function isQuick(): bool {
		return false;
	}

	public function repairLabel(): string {
		return __( 'Repair the tables', 'userfeedback' );
	}

	public function run( float $seconds ): Finding {
		$problem = $this->version->problem();
		if ( $problem !== '' ) {
			return Finding::critical( __( 'The tables of UserFeedback have another version', 'userfeedback' ), $problem );
		}
		$faults = $this->inspection->faults();
		if ( $faults->areNone() ) {
			return Finding::good(
				__( 'The tables of UserFeedback are complete', 'userfeedback' ),
				__( 'All tables, columns and keys are there.', 'userfeedback' )
			);
		}
		return self::finding( $faults )->repairable();
	}

	public function repair( int $userId, bool $isCli ): void {
		if ( $this->migrator->isOutdated() ) {
			$this->installer->install();
		}
		if ( $this->migrator->isCurrent() ) {
			$this->inspection->repair( $this->inspection->faults() );
		}
	}

	private static function finding( TableFaults $faults ): Finding {
		$names = $faults->names();
		$list  = implode( ', ', array_slice( $names, 0, self::MOST_NAMED ) ) . ( count( $names ) > self::MOST_NAMED ? ' …' : '' );
		/* translators: %s: list of tables, columns and keys. */
		$what = sprintf( __( 'This is missing or was changed: %s.', 'userfeedback' ), $list );
		$why  = __( 'A restored backup, a tool that moves sites or a change by hand has left it out.', 'userfeedback' );
		if ( $faults->areSevere() ) {
			return Finding::critical(
				__( 'Tables of UserFeedback are incomplete', 'userfeedback' ),
				$what,
				$why,
				__( 'Surveys cannot be saved or answered.', 'userfeedback' ),
				__(
					'Repair them: what is missing is made anew, without the rows that were in it. If you have a backup, restore these tables.',
					'userfeedback'
				)
			);
		}
		return Finding::recommended(
			__( 'Tables of UserFeedback lack keys', 'userfeedback' ),
			$what,
			$why,
			__( 'Nothing is lost, but lists, results and submissions take longer, and rows may be stored twice.', 'userfeedback' ),
			__( 'Repair them. A large table may take some minutes.', 'userfeedback' )
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Schema;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\TrustedProxies;
use UserFeedback\Support\Failures;

/**
 * The section of UserFeedback on the tab Info of Site Health, which people paste into support forums: versions, counts and states. No keys, no
 * secrets, no addresses, nothing that a visitor sent.
 *
 * @phpstan-type Field array{label: string, value: string|int}
 * @since 0.7.0
 */
final class DebugInformation {

	/** Constants whose names are listed if they are set. */
	private const CONSTANTS = [
		'DISABLE_WP_CRON',
		'ALTERNATE_WP_CRON',
		'USERFEEDBACK_EXPORTS_DIR',
		'USERFEEDBACK_LICENSE_PUBLIC_KEY',
		'USERFEEDBACK_PACKAGES_DIR',
		'USERFEEDBACK_REMOVE_DATA',
		'USERFEEDBACK_TRUSTED_PROXIES',
	];

	public function __construct(
		private readonly StoredRowsRepository $rows,
		private readonly Migrator $migrator,
		private readonly LicenseStore $licenses,
		private readonly AddOnStates $addOns
	) {}

	/**
	 * Adds the section, for whoever manages the plugin.
	 *
	 * @param array<string, mixed> $sections As of the filter debug_information.
	 * @return array<string, mixed>
	 */
	public function add( array $sections ): array {
		if ( ! current_user_can( Capability::MANAGE ) ) {
			return $sections;
		}
		return $sections + [
			'userfeedback' => [
				'label'  => 'UserFeedback',
				'fields' => $this->fields(),
			],
		];
	}

	/**
	 * @return array<string, Field>
	 */
	private function fields(): array {
		$license = $this->licenses->current();
		return [
			'version'   => self::field( __( 'Version', 'userfeedback' ), USERFEEDBACK_VERSION ),
			'tables'    => self::field( __( 'Version of the tables', 'userfeedback' ), "{$this->migrator->installedVersion()} / " . Schema::VERSION ),
			'plan'      => self::field( __( 'Plan', 'userfeedback' ), $license->plan->value . ' (' . $license->status->value . ')' ),
			'add_ons'   => self::field( __( 'Active add-ons', 'userfeedback' ), $this->activeAddOns() ),
			'surveys'   => self::field( __( 'Surveys', 'userfeedback' ), $this->surveys() ),
			'responses' => self::field( __( 'Responses', 'userfeedback' ), $this->count( 'responses' ) ),
			'ratings'   => self::field( __( 'Ratings', 'userfeedback' ), $this->count( 'ratings' ) ),
			'outbox'    => self::field( __( 'Waiting emails and webhooks', 'userfeedback' ), $this->count( 'outbox' ) ),
			'work'      => self::field( __( 'Next background tasks', 'userfeedback' ), self::next( CronEvents::WORK ) ),
			'daily'     => self::field( __( 'Next daily tasks', 'userfeedback' ), self::next( CronEvents::DAILY ) ),
			'cache'     => self::field( __( 'Object cache', 'userfeedback' ), self::yesNo( wp_using_ext_object_cache() === true ) ),
			'zone'      => self::field( __( 'Time zone', 'userfeedback' ), wp_timezone_string() ),
			'proxies'   => self::field( __( 'Confirmed proxies', 'userfeedback' ), count( TrustedProxies::all() ) ),
			'constants' => self::field( __( 'Constants', 'userfeedback' ), implode( ', ', array_filter( self::CONSTANTS, defined( ... ) ) ) ),
		];
	}

	/**
	 * @return Field
	 */
	private static function field( string $label, string|int $value ): array {
		return [
			'label' => $label,
			'value' => $value === '' ? __( 'none', 'userfeedback' ) : $value,
		];
	}

	private function activeAddOns(): string {
		$active = array_filter( AddOn::cases(), $this->addOns->isActive( ... ) );
		return implode( ', ', array_map( static fn ( AddOn $addOn ) => $addOn->value, $active ) );
	}

	private function surveys(): string {
		return self::orUnknown(
			function (): string {
				$texts = [];
				foreach ( $this->rows->surveys() as $status => $count ) {
					$texts[] = "$status: $count";
				}
				return implode( ', ', $texts );
			}
		);
	}

	private function count( string $table ): string {
		return self::orUnknown( fn () => (string) $this->rows->count( $table ) );
	}

	/**
	 * @param Closure(): string $value
	 */
	private static function orUnknown( Closure $value ): string {
		return Failures::orElse( $value, __( 'The table cannot be read.', 'userfeedback' ) );
	}

	private static function next( string $event ): string {
		$next = wp_next_scheduled( $event );
		return $next === false ? __( 'not scheduled', 'userfeedback' ) : gmdate( 'Y-m-d H:i:s', $next ) . ' UTC';
	}

	private static function yesNo( bool $is ): string {
		return $is ? __( 'Yes', 'userfeedback' ) : __( 'No', 'userfeedback' );
	}
}

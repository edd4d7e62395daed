<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * Shows, stores, checks and removes the license key of this site or of the network.
 *
 * @since 0.7.0
 */
final class LicenseCommand extends Command {

	/** Of the standard input: longer than any key. */
	private const MAX_BYTES = 10_000;

	private const FIELDS = [ 'scope', 'status', 'plan', 'expires', 'key' ];

	/**
	 * @param Closure(): LicenseService $licenses Called only when a command runs, as the others.
	 * @param Closure(): LicenseSource  $source
	 */
	public function __construct(
		#[Lazy( LicenseService::class )] private readonly Closure $licenses,
		#[Lazy( LicenseSource::class )] private readonly Closure $source
	) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Shows the license of this site, and on a network that of the network.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: scope, status, plan, expires, key. Default: all without the key.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback license get --format=json
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function get( array $arguments, array $options ): void {
		$source  = ( $this->source )();
		$network = $source->ofNetwork();
		$rows    = [ self::row( LicenseScope::Site, $source->ofSite(), true ) ];
		if ( $network !== null ) {
			$rows[] = self::row( LicenseScope::Network, $network, ( $this->licenses )()->managesNetwork() );
		}
		self::printItems( $options, $rows, self::FIELDS, array_slice( self::FIELDS, 0, -1 ) );
	}

	/**
	 * Checks a license key and stores it if it is valid. A key that is not leaves the stored one as it was.
	 *
	 * ## OPTIONS
	 *
	 * <key>
	 * : The key; "-" reads it from the standard input, so that the history of the shell does not contain it.
	 *
	 * [--network]
	 * : For all sites of the network.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback license activate UF1.…
	 *     wp userfeedback license activate - --network < key.txt
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function activate( array $arguments, array $options ): void {
		$key = $arguments[0] === '-' ? (string) file_get_contents( 'php://stdin', false, null, 0, self::MAX_BYTES ) : $arguments[0];
		WP_CLI::success( self::attempt( fn () => ( $this->licenses )()->verify( $key, self::scope( $options ) ) ) );
	}

	/**
	 * Checks the stored license key again, with the latest list of disabled keys where one is configured.
	 *
	 * ## OPTIONS
	 *
	 * [--network]
	 * : The key of the network.
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function check( array $arguments, array $options ): void {
		WP_CLI::success( self::attempt( fn () => ( $this->licenses )()->refresh( self::scope( $options ) ) ) );
	}

	/**
	 * Removes the stored license key.
	 *
	 * ## OPTIONS
	 *
	 * [--network]
	 * : The key of the network.
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function deactivate( array $arguments, array $options ): void {
		WP_CLI::success( self::attempt( fn () => ( $this->licenses )()->deactivate( self::scope( $options ) ) ) );
	}

	/**
	 * @param array<string, string|bool> $options
	 */
	private static function scope( array $options ): LicenseScope {
		return isset( $options['network'] ) ? LicenseScope::Network : LicenseScope::Site;
	}

	/**
	 * @return array<string, string>
	 */
	private static function row( LicenseScope $scope, License $license, bool $withKey ): array {
		return [
			'scope'   => $scope->value,
			'status'  => $license->shownStatus()->value,
			'plan'    => $license->plan->value,
			'expires' => $license->expires === null ? '' : Dates::toIso( $license->expires ),
			'key'     => $withKey ? $license->key : '',
		];
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * The keys that the vendor has revoked: a signed list that is kept here and fetched only where an address was configured.
 *
 * Payload of `UFR1`: {"issued": 1790000000, "ids": ["…"]}. A list that is forged, older than the one here or not to be had changes nothing.
 *
 * @since 0.1.0
 */
final class RevocationList {

	/** The mark of the statement. */
	public const MARK = 'UFR1';

	/** In wp-config.php: where the list is. Without it nobody is ever asked. */
	public const CONSTANT = 'USERFEEDBACK_REVOCATION_URL';

	/** The list as it came, signature and all; of the network where there is one. */
	public const OPTION = 'userfeedback_revoked_licenses';

	/** Site transient: the network has asked for the list a while ago. */
	public const FETCHED = 'userfeedback_revocations_fetched';

	/** Less than a day, which is how often each site comes by. */
	private const PAUSE = 20 * HOUR_IN_SECONDS;

	private const MAX_BYTES = 1_000_000;

	/** @var array<string, array{issued: int, ids: list<string>}> What texts say, which never changes. */
	private array $read = [];

	/**
	 * @param string $url '' to ask nobody.
	 */
	public function __construct( private readonly PublicKey $vendor, private readonly string $url ) {}

	/**
	 * The address that the owner configured, '' for none.
	 */
	public static function configuredUrl(): string {
		$url = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : '';
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Whether a key was revoked, as far as is known here.
	 *
	 * @param string $id Of the key.
	 */
	public function holds( string $id ): bool {
		return in_array( $id, $this->read( $this->stored() )['ids'], true );
	}

	/**
	 * Fetches the list, where an address is configured.
	 *
	 * @return bool Whether what is known here is as new as can be; false when the list could not be had.
	 */
	public function refresh(): bool {
		if ( $this->url === '' ) {
			return true;
		}
		$text = $this->fetch();
		$list = $this->read( $text );
		if ( $list['issued'] === 0 ) {
			return false;
		}
		if ( $list['issued'] > $this->read( $this->stored() )['issued'] ) {
			update_network_option( null, self::OPTION, $text );
		}
		return true;
	}

	/**
	 * Fetches the list unless one of the sites of the network has asked for it today, whatever came of that.
	 */
	public function refreshDaily(): void {
		if ( $this->url === '' || get_site_transient( self::FETCHED ) !== false ) {
			return;
		}
		set_site_transient( self::FETCHED, 1, self::PAUSE );
		$this->refresh();
	}

	private function stored(): string {
		$text = get_network_option( null, self::OPTION, '' );
		return is_string( $text ) ? $text : '';
	}

	private function fetch(): string {
		// The list is signed, so it may come from elsewhere.
		return trim( VendorHttp::get( $this->url, self::MAX_BYTES, [ 'redirection' => 2 ] ) ?? '' );
	}

	/**
	 * @return array{issued: int, ids: list<string>} Issued 0 for what is no list of the vendor.
	 */
	private function read( string $text ): array {
		return $this->read[ $text ] ??= $this->parse( $text );
	}

	/**
	 * @return array{issued: int, ids: list<string>}
	 */
	private function parse( string $text ): array {
		$payload = $text === '' ? null : SignedStatement::parse( $text, self::MARK )?->payload( $this->vendor );
		$issued  = $payload['issued'] ?? null;
		$ids     = $payload['ids'] ?? null;
		return is_int( $issued ) && $issued > 0 && is_array( $ids )
			? [
				'issued' => $issued,
				'ids'    => array_values( array_filter( $ids, is_string( ... ) ) ),
			]
			: [
				'issued' => 0,
				'ids'    => [],
			];
	}
}

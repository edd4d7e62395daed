<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;

/**
 * Tells whoever manages the plugin, on our screens, that visitors come through a proxy which is not configured, and what to add to
 * wp-config.php. It goes once that is done.
 *
 * @since 0.1.0
 */
final class ProxyNotice {

	/**
	 * @param Closure(): UnknownProxies $proxies
	 */
	public function __construct(
		private readonly Closure $proxies,
		private readonly ClientIp $clientIp
	) {}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'show' ] );
	}

	/**
	 * What there is to say; '' when no proxy is missing in the configuration.
	 */
	public function text(): string {
		$proxies = array_filter(
			( $this->proxies )()->all(),
			fn ( string $address ) => ! $this->clientIp->trusts( $address ),
			ARRAY_FILTER_USE_KEY
		);
		if ( $proxies === [] ) {
			return '';
		}
		$addresses = implode( ', ', array_keys( $proxies ) );
		$texts     = [
			/* translators: %s: one or more IP addresses. */
			sprintf( __( 'Many visitors answer through what seems to be a proxy, load balancer or CDN: %s.', 'userfeedback' ), $addresses ),
			__( 'UserFeedback cannot tell these visitors apart, so it hardly limits how many answers they send.', 'userfeedback' ),
			$this->help( $addresses ),
		];
		if ( in_array( false, $proxies, true ) ) {
			$texts[] = __( 'If your site uses no proxy, one computer sends these answers: check them for spam.', 'userfeedback' );
			$texts[] = __( 'The usual limits apply again after seven days.', 'userfeedback' );
		}
		return implode( ' ', $texts );
	}

	private function help( string $addresses ): string {
		$configured = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? Cast::string( constant( 'USERFEEDBACK_TRUSTED_PROXIES' ) ) : '';
		$list       = $configured === '' ? $addresses : "$configured, $addresses";
		$line       = "define( 'USERFEEDBACK_TRUSTED_PROXIES', '" . addcslashes( $list, "'\\" ) . "' );";
		return $configured === ''
			/* translators: %s: a line of PHP. */
			? sprintf( __( 'If it belongs to your site, add this line to wp-config.php: %s', 'userfeedback' ), $line )
			/* translators: %s: a line of PHP. */
			: sprintf( __( 'If it belongs to your site, change the line in wp-config.php to: %s', 'userfeedback' ), $line );
	}

	/**
	 * Action admin_notices.
	 */
	public function show(): void {
		$isOurs = in_array( Cast::string( $_GET['page'] ?? '' ), array_column( Screens::all(), 'slug' ), true );
		if ( ! $isOurs || ! current_user_can( Capability::MANAGE ) ) {
			return;
		}
		( $this->proxies )()->confirm( $this->clientIp->sender( $_SERVER ) );
		$text = $this->text();
		if ( $text !== '' ) {
			wp_admin_notice( esc_html( $text ), [ 'type' => 'warning' ] );
		}
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\TrustedProxies;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Lazy;

/**
 * Tells whoever manages the plugin, on our screens, that visitors come through a proxy which is not confirmed, and offers to confirm it. It goes once
 * that is done, here or in wp-config.php.
 *
 * @phpstan-import-type Offer from ProxyOffers
 * @since 0.1.0
 */
final class ProxyNotice {

	public const CONFIRM = 'userfeedback_confirm_proxy';

	public const FORGET = 'userfeedback_forget_proxy';

	/**
	 * @param Closure(): ProxyOffers $offers
	 * @param Closure(): ReleaseHeld $release
	 */
	public function __construct(
		#[Lazy( ProxyOffers::class )] private readonly Closure $offers,
		#[Lazy( ReleaseHeld::class )] private readonly Closure $release,
		private readonly ClientIp $clientIp
	) {}

	/**
	 * Action admin_notices.
	 */
	public function show(): void {
		$page = Cast::string( $_GET['page'] ?? '' );
		if ( ! in_array( $page, array_column( Screens::all(), 'slug' ), true ) || ! current_user_can( Capability::MANAGE ) ) {
			return;
		}
		foreach ( ( $this->offers )()->confirmed() as $address ) {
			// Confirmed in wp-config.php.
			( $this->release )()->release( $address );
		}
		echo $this->html( $page ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
	}

	/**
	 * Action admin_post_userfeedback_confirm_proxy.
	 */
	public function confirm(): void {
		[ $address, $header ] = $this->posted( self::CONFIRM );
		( $this->release )()->confirm( $address, in_array( $header, ClientIp::HEADERS, true ) ? $header : ClientIp::HEADERS[0] );
		$this->goBack();
	}

	/**
	 * Action admin_post_userfeedback_forget_proxy.
	 */
	public function forget(): void {
		( $this->release )()->withdraw( $this->posted( self::FORGET )[0] );
		$this->goBack();
	}

	/**
	 * The notices of a screen; '' when no proxy is missing in the configuration.
	 */
	private function html( string $page ): string {
		$offers  = ( $this->offers )()->unconfirmed( $this->clientIp->sender( $_SERVER ) );
		$offered = array_filter( $offers, static fn ( array $offer ) => $offer['is_offered'] );
		$others  = array_filter( $offers, static fn ( array $offer ) => ! $offer['is_offered'] && $offer['held'] > 0 );
		$html    = implode( '', array_map( $this->offer( ... ), $offered ) );
		if ( $others !== [] ) {
			$html .= self::notice( 'warning', self::paragraph( ...$this->othersText( array_values( $others ) ) ) );
		}
		return $html . ( $page === AdminPages::SETTINGS ? $this->confirmed() : '' );
	}

	/**
	 * @param Offer $offer
	 */
	private function offer( array $offer ): string {
		$texts = [
			/* translators: %s: an IP address. */
			sprintf( __( 'Visitors come through a proxy, load balancer or CDN that is not confirmed: %s.', 'userfeedback' ), $offer['address'] ),
			$offer['is_reached']
				? __( 'A request of your site to its own address came through it.', 'userfeedback' )
				: sprintf(
					/* translators: %s: a percentage, such as 93%. */
					__( '%s of the answers and ratings of the last days came through it, and so do you.', 'userfeedback' ),
					self::percent( $offer['share'] )
				),
			__( 'Until it is confirmed, UserFeedback counts no more from it than from one visitor’s network.', 'userfeedback' ),
			self::heldText( $offer['held'] ),
		];
		$help  = sprintf(
			/* translators: %s: a line of PHP. */
			__( 'If it belongs to your site, confirm it, or write this line in wp-config.php: %s', 'userfeedback' ),
			"<code>" . esc_html( self::line( $offer ) ) . '</code>'
		);
		return self::notice(
			'warning',
			self::paragraph( ...$texts ) . '<p>' . $help . '</p>'
			. self::form( self::CONFIRM, $offer['address'], __( 'Confirm the proxy', 'userfeedback' ), self::headers( $offer['header'] ) )
		);
	}

	/**
	 * @param non-empty-list<Offer> $others
	 * @return list<string>
	 */
	private function othersText( array $others ): array {
		$names = array_map(
			static fn ( array $offer ) => sprintf(
				/* translators: 1: an IP address, 2: a percentage, such as 12%, 3: number of responses and ratings. */
				__( '%1$s (%2$s of the last days, %3$s held back)', 'userfeedback' ),
				$offer['address'],
				self::percent( $offer['share'] ),
				number_format_i18n( $offer['held'] )
			),
			$others
		);
		return [
			/* translators: %s: list of IP addresses. */
			sprintf( __( 'Many answers came from addresses that claim to forward visitors: %s.', 'userfeedback' ), implode( ', ', $names ) ),
			__( 'Nothing shows that they belong to your site: anybody can make that claim.', 'userfeedback' ),
			__( 'What exceeds the limit of one network is held back, and you can count it in the lists of responses and ratings.', 'userfeedback' ),
		];
	}

	/**
	 * The proxies that were confirmed here, on the settings screen.
	 */
	private function confirmed(): string {
		$rows = array_map(
			static function ( string $entry ): string {
				$address = explode( ' ', $entry )[0];
				return self::form( self::FORGET, $address, __( 'Remove', 'userfeedback' ), '<code>' . esc_html( $entry ) . '</code> ' );
			},
			TrustedProxies::confirmed()
		);
		$title = self::paragraph( __( 'Confirmed proxies of your site:', 'userfeedback' ) );
		return $rows === [] ? '' : self::notice( 'info', $title . implode( '', $rows ) );
	}

	/**
	 * @param Offer $offer
	 */
	private static function line( array $offer ): string {
		$configured = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? Cast::string( constant( 'USERFEEDBACK_TRUSTED_PROXIES' ) ) : '';
		$entry      = trim( "{$offer['address']} {$offer['header']}" );
		$list       = $configured === '' ? $entry : "$configured, $entry";
		return "define( 'USERFEEDBACK_TRUSTED_PROXIES', '" . addcslashes( $list, "'\\" ) . "' );";
	}

	/**
	 * How much waits for the owner to confirm a proxy; '' for nothing.
	 */
	public static function heldText( int $count ): string {
		return $count === 0 ? '' : sprintf(
			/* translators: %s: number of responses and ratings. */
			_n(
				'%s response or rating is held back and counts as soon as you confirm it.',
				'%s responses and ratings are held back and count as soon as you confirm it.',
				$count,
				'userfeedback'
			),
			number_format_i18n( $count )
		);
	}

	private static function percent( int $share ): string {
		/* translators: %s: a number; write the percent sign as in your language. */
		return sprintf( __( '%s%%', 'userfeedback' ), number_format_i18n( $share ) );
	}

	/**
	 * The choice of the header by which the proxy names visitors.
	 */
	private static function headers( string $chosen ): string {
		$options = array_map(
			static fn ( string $name ) => '<option' . selected( $name, $chosen, false ) . '>' . esc_html( $name ) . '</option>',
			ClientIp::HEADERS
		);
		return '<label>' . esc_html__( 'Header that it names visitors by', 'userfeedback' )
			. ' <select name="header">' . implode( '', $options ) . '</select></label> ';
	}

	private static function form( string $action, string $address, string $button, string $fields ): string {
		return '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><p>' . $fields
			. '<input type="hidden" name="action" value="' . esc_attr( $action ) . '">'
			. '<input type="hidden" name="address" value="' . esc_attr( $address ) . '">'
			. wp_nonce_field( $action, '_wpnonce', true, false )
			. '<button type="submit" class="button">' . esc_html( $button ) . '</button></p></form>';
	}

	private static function notice( string $type, string $html ): string {
		return '<div class="notice notice-' . $type . '">' . $html . '</div>';
	}

	private static function paragraph( string ...$texts ): string {
		return '<p>' . esc_html( implode( ' ', array_filter( $texts, static fn ( string $text ) => $text !== '' ) ) ) . '</p>';
	}

	/**
	 * @return array{string, string} Address and header of a form of ours.
	 */
	private function posted( string $action ): array {
		check_admin_referer( $action );
		$address = Cast::string( wp_unslash( $_POST['address'] ?? '' ) );
		if ( ! current_user_can( Capability::MANAGE ) || filter_var( $address, FILTER_VALIDATE_IP ) === false ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'userfeedback' ), 403 );
		}
		return [ $address, Cast::string( wp_unslash( $_POST['header'] ?? '' ) ) ];
	}

	private function goBack(): void {
		$referer = wp_get_referer();
		wp_safe_redirect( is_string( $referer ) ? $referer : admin_url() );
		exit;
	}
}

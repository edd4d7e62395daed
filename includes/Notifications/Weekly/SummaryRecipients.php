<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Settings\Settings;

/**
 * Who gets the weekly summaries: the recipients of the Email settings, without those who unsubscribed. Upper and lower case make no difference.
 *
 * @since 0.7.0
 */
final class SummaryRecipients {

	public function __construct( private readonly OptionUpdate $options ) {}

	/**
	 * The addresses; none while summaries are disabled.
	 *
	 * @return list<string>
	 */
	public function all(): array {
		if ( MailSettings::areSummariesDisabled() ) {
			return [];
		}
		return array_values( array_filter( MailSettings::recipients(), fn ( string $address ) => ! $this->isUnsubscribed( $address ) ) );
	}

	/**
	 * Whether an address unsubscribed.
	 */
	public function isUnsubscribed( string $address ): bool {
		return self::without( MailSettings::unsubscribed(), $address ) !== MailSettings::unsubscribed();
	}

	/**
	 * Sends no summaries to an address any more.
	 */
	public function unsubscribe( string $address ): void {
		// The latest, if an owner has changed the recipients very often.
		$this->store(
			static fn ( array $list ) => array_slice( [ ...self::without( $list, $address ), $address ], -MailSettings::MAX_UNSUBSCRIBED )
		);
	}

	/**
	 * Undoes that. Whether the address gets summaries then is decided by the recipients.
	 *
	 * @return list<string> The addresses that are unsubscribed now.
	 */
	public function subscribe( string $address ): array {
		$this->store( static fn ( array $list ) => self::without( $list, $address ) );
		return MailSettings::unsubscribed();
	}

	/**
	 * @param Closure( list<string> ): list<string> $change
	 */
	private function store( Closure $change ): void {
		$this->options->run(
			Settings::OPTION,
			static fn () => Settings::stored()->with( [ MailSettings::UNSUBSCRIBED => $change( MailSettings::unsubscribed() ) ] )->toArray()
		);
	}

	/**
	 * @param list<string> $list
	 * @return list<string>
	 */
	private static function without( array $list, string $address ): array {
		return array_values( array_filter( $list, static fn ( string $entry ) => strtolower( $entry ) !== strtolower( $address ) ) );
	}
}

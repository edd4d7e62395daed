<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

use UserFeedback\Access\Capabilities;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Migrator;
use UserFeedback\Support\Cast;

/**
 * Says why the tables are not those that the code works with, and what to do about it.
 */
final class DatabaseNotice {

	/** What the database said when it last refused the tables. */
	public const TRANSIENT = 'userfeedback_database_refusal';

	/** Seconds after which it is asked again: not with every page. */
	private const PAUSE = MINUTE_IN_SECONDS;

	private const LONGEST = 300;

	public function __construct( private readonly Migrator $migrator ) {}

	/**
	 * Keeps why the tables could not be made.
	 */
	public static function remember( DatabaseError $error ): void {
		$text = wp_strip_all_tags( $error->getMessage() );
		// The drop-in for SQLite tells the whole story; this line of it is the reason.
		$reason = preg_match( '/SQLSTATE.+/', $text, $found ) === 1 ? $found[0] : $text;
		set_transient( self::TRANSIENT, mb_substr( $reason, 0, self::LONGEST ), self::PAUSE );
	}

	/**
	 * Whether the database has refused a moment ago.
	 */
	public static function isRecent(): bool {
		return get_transient( self::TRANSIENT ) !== false;
	}

	public function register(): void {
		add_action( 'admin_notices', $this->show( ... ) );
		add_action( 'network_admin_notices', $this->show( ... ) );
	}

	/**
	 * What there is to say; '' when the tables are as they should be.
	 */
	public function text(): string {
		if ( $this->migrator->isCurrent() ) {
			return '';
		}
		if ( ! $this->migrator->isOutdated() ) {
			return __(
				'The tables of UserFeedback belong to a newer version of the plugin, so no answers are stored. Install that version again.',
				'userfeedback'
			);
		}
		$what = __( 'UserFeedback could not make its tables: no survey can be saved or answered.', 'userfeedback' );
		$help = __(
			'Ask your host to give the site’s database user the rights CREATE, ALTER and INDEX; the dashboard tries again every minute.',
			'userfeedback'
		);
		/* translators: %s: what the database said, for example "CREATE command denied to user". */
		$reason = sprintf( __( 'The database said: %s', 'userfeedback' ), Cast::string( get_transient( self::TRANSIENT ) ) );
		return "$what $help $reason";
	}

	private function show(): void {
		$text = current_user_can( Capabilities::MANAGE ) ? $this->text() : '';
		if ( $text !== '' ) {
			wp_admin_notice( esc_html( $text ), [ 'type' => 'error' ] );
		}
	}
}

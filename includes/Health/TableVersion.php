<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Installer;
use UserFeedback\Database\Migrator;

/**
 * Whether the tables have the version that the code works with, for a notice, Site Health and WP-CLI.
 *
 * @since 0.7.0
 */
final class TableVersion {

	public function __construct(
		private readonly Migrator $migrator,
		private readonly Installer $installer
	) {}

	/**
	 * Why the tables are not those that the code works with, and what to do about it; '' when they are.
	 */
	public function problem(): string {
		if ( $this->migrator->isCurrent() ) {
			return '';
		}
		if ( ! $this->migrator->isOutdated() ) {
			return __(
				'The tables of UserFeedback belong to a newer version of the plugin, so no answers are stored. Install that version again.',
				'userfeedback'
			);
		}
		if ( $this->installer->isUpdating() ) {
			return __( 'UserFeedback is being updated. Try again in a minute.', 'userfeedback' );
		}
		$what = __( 'UserFeedback could not make its tables: no survey can be saved or answered.', 'userfeedback' );
		$help = __(
			'Ask your host to give the site’s database user the rights CREATE, ALTER and INDEX; the dashboard tries again every minute.',
			'userfeedback'
		);
		/* translators: %s: what the database said, for example "CREATE command denied to user". */
		$reason = sprintf( __( 'The database said: %s', 'userfeedback' ), Installer::reason() );
		return "$what $help $reason";
	}
}

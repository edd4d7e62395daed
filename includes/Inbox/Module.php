<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Access\Rights;
use UserFeedback\Container;
use UserFeedback\Database\Job;
use UserFeedback\Database\Migrator;
use UserFeedback\Inbox\Notices\MailServiceNotice;
use UserFeedback\Inbox\Notices\NoticeActions;
use UserFeedback\Inbox\Notices\NoticeService;
use UserFeedback\Inbox\Notices\WaitingJobsNotice;
use UserFeedback\Inbox\Sources\AbandonedJobs;
use UserFeedback\Inbox\Sources\FailedWorks;
use UserFeedback\Inbox\Sources\LicenseNotifications;
use UserFeedback\Inbox\Sources\NewsNotifications;
use UserFeedback\Inbox\Sources\SiteHistory;
use UserFeedback\Inbox\Sources\SurveyFindings;
use UserFeedback\Inbox\Sources\SurveyNotifications;
use UserFeedback\Inbox\Sources\TipNotifications;
use UserFeedback\Modules;
use UserFeedback\Support\Clock;

/**
 * What the dashboard tells its users: notifications in the drawer, and notices at the top of screens.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define(
			InboxService::class,
			static fn ( Container $c ) => new InboxService(
				$c->get( Modules::class )->notificationSources( ... ),
				$c->get( Migrator::class ),
				$c->get( Rights::class ),
				$c->get( Clock::class )
			)
		);
		$this->container->define(
			NoticeService::class,
			static fn ( Container $c ) => new NoticeService( $c->get( Modules::class )->noticeSources( ... ), $c->get( Migrator::class ) )
		);
	}

	public function notificationSources(): array {
		return [
			LicenseNotifications::class,
			SurveyNotifications::class,
			FailedWorks::class,
			AbandonedJobs::class,
			NewsNotifications::class,
			TipNotifications::class,
		];
	}

	public function noticeSources(): array {
		return [ WaitingJobsNotice::class, MailServiceNotice::class ];
	}

	public function ajaxActions(): array {
		return [ NoticeActions::class ];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( SurveyFindings::class )->look() ];
	}

	public function screenData( string $screen ): array {
		$user = get_current_user_id();
		return [
			'notification_count' => $this->container->get( InboxService::class )->activeCount( $user ),
			'notices'            => $this->container->get( NoticeService::class )->listFor( $screen, $user ),
		];
	}

	public function install(): void {
		$this->container->get( SiteHistory::class )->known();
	}

	public function uninstall(): void {
		delete_option( SurveyFindings::OPTION );
		delete_option( AbandonedJobs::OPTION );
		delete_option( SiteHistory::OPTION );
		foreach ( DismissedIds::cases() as $dismissed ) {
			$dismissed->forget();
		}
	}

	/**
	 * Action userfeedback_job_abandoned.
	 */
	public static function noteAbandonedJob( Job $job, Throwable $failure ): void {
		self::service( AbandonedJobs::class )->add( $job, $failure );
	}
}

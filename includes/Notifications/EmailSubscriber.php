<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\NewJob;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseStored;
use UserFeedback\Responses\ResponseSubscriber;

/**
 * Queues the email about a visitor's response.
 *
 * @since 0.1.0
 */
final class EmailSubscriber implements ResponseSubscriber {

	/**
	 * One job where the survey notifies somebody; none for spam, a test, or a response that was imported.
	 *
	 * @return list<NewJob>
	 */
	public function jobs( ResponseStored $stored ): array {
		$isNews = $stored->origin === ResponseOrigin::Visitor && ! $stored->isSpam && ! $stored->isTest;
		if ( ! $isNews || EmailAddresses::of( $stored->survey ) === [] ) {
			return [];
		}
		return [ new NewJob( EmailNotification::KIND, EmailPayload::ofResponse( $stored->survey->id, $stored->responseId ) ) ];
	}
}

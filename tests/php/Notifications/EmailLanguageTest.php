<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\TranslatedSurveys;

/**
 * Emails with answers in another language than that of the site.
 */
final class EmailLanguageTest extends MailTestCase {

	use TranslatedSurveys;

	#[TestDox( '[PLS-09~] an Arabic text has its own direction and language in an email in English; the option is that of the survey' )]
	public function testAnswersInAnotherLanguage(): void {
		$survey = $this->translatedSurvey( changes: [ 'notifications' => $this->notifications( 'one@example.org' ) ] );
		$sent   = $this->submission( $survey, [ 'q1' => 'نعم', 'q2' => 'الشاي جيد' ] );
		$answer = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", [ 'nonce' => $this->tokenIn( $survey, 'ar' ) ] + $sent );
		self::assertSame( 201, $answer->get_status() );
		$this->work();
		[ 'html' => $html, 'body' => $text ] = $this->server->mails()[0];
		self::assertStringContainsString( '<html lang="en-US" dir="ltr">', $html );
		self::assertMatchesRegularExpression( '/<p dir="auto" lang="ar"[^>]*>الشاي جيد<\/p>/u', $html );
		self::assertMatchesRegularExpression( '/<p dir="auto" class="ufb-words"[^>]*>Yes<\/p>/', $html );
		self::assertMatchesRegularExpression( '/<h2 dir="auto"[^>]*>1\. Do you like tea\?<\/h2>/', $html );
		self::assertStringContainsString( "> Yes\n", $text );
		self::assertStringContainsString( "> الشاي جيد\n", $text );
	}
}

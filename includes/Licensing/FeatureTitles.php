<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * What features are called where people read of them.
 */
final class FeatureTitles {

	/**
	 * The name of a feature, translated.
	 */
	public static function of( Feature $feature ): string {
		return match ( $feature ) {
			Feature::RequiredQuestion => __( 'Required questions', 'userfeedback' ),
			Feature::ThankYouMessage  => __( 'Your own thank-you message', 'userfeedback' ),
			Feature::LongerRanges     => __( 'Results of 30 days and more', 'userfeedback' ),
			Feature::Exports          => __( 'Exports', 'userfeedback' ),
			Feature::SingleResponse   => __( 'Single responses', 'userfeedback' ),
			Feature::ResponseChanges  => __( 'Managing responses', 'userfeedback' ),
			Feature::QuickFilters     => __( 'Quick filters', 'userfeedback' ),
			Feature::BulkActions      => __( 'Bulk actions', 'userfeedback' ),
			Feature::RowSelection     => __( 'Selecting responses', 'userfeedback' ),
			Feature::MiddlePositions  => __( 'Positions in the middle of the page', 'userfeedback' ),
			Feature::AccessRoles      => __( 'Access by role', 'userfeedback' ),
			Feature::StarRating       => __( 'Star rating questions', 'userfeedback' ),
			Feature::Nps              => __( 'Net Promoter Score questions', 'userfeedback' ),
			Feature::ImageRadio       => __( 'Image radio questions', 'userfeedback' ),
			Feature::IconChoice       => __( 'Icon choice questions', 'userfeedback' ),
			Feature::Randomize        => __( 'Random order of options', 'userfeedback' ),
			Feature::CommentBox       => __( 'Comment boxes', 'userfeedback' ),
			Feature::ProTemplates     => __( 'Pro templates', 'userfeedback' ),
			Feature::Redirects        => __( 'Redirects', 'userfeedback' ),
			Feature::Timing           => __( 'Timing', 'userfeedback' ),
			Feature::DisplayLength    => __( 'Showing a survey more than once', 'userfeedback' ),
			Feature::RunTime          => __( 'Surveys that expire', 'userfeedback' ),
			Feature::StartMinimized   => __( 'Starting minimized', 'userfeedback' ),
			Feature::Scheduling       => __( 'Scheduling', 'userfeedback' ),
			Feature::Colors           => __( 'Your own colors', 'userfeedback' ),
			Feature::Fonts            => __( 'Your own fonts', 'userfeedback' ),
			Feature::Texts            => __( 'Your own button texts', 'userfeedback' ),
			Feature::Logo             => __( 'Your own logo', 'userfeedback' ),
			Feature::PageRules        => __( 'Page rules', 'userfeedback' ),
			Feature::AdvancedPages    => __( 'Advanced page targeting', 'userfeedback' ),
			Feature::Devices          => __( 'Device targeting', 'userfeedback' ),
			Feature::ConditionalEmail => __( 'Conditional emails', 'userfeedback' ),
			Feature::AiSummary        => __( 'AI summaries', 'userfeedback' ),
			Feature::Webhooks         => __( 'Webhooks', 'userfeedback' ),
			Feature::PostRatings      => __( 'Post ratings', 'userfeedback' ),
			Feature::Countries        => __( 'Country targeting', 'userfeedback' ),
			Feature::Heatmaps         => __( 'Heatmaps', 'userfeedback' ),
		};
	}
}

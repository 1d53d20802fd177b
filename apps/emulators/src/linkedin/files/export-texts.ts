/** Texts of an analytics export in the languages that were published (docs/linkedin-api.md, The member's own files). */
export const EXPORT_TEXTS = {
  en: {
    discovery: "DISCOVERY",
    engagement: "ENGAGEMENT",
    topPosts: "TOP POSTS",
    followers: "FOLLOWERS",
    demographics: "DEMOGRAPHICS",
    audienceDemographics: "AUDIENCE DEMOGRAPHICS",
    contentDemographics: "CONTENT DEMOGRAPHICS",
    overallPerformance: "Overall Performance",
    impressions: "Impressions",
    membersReached: "Members reached",
    engagements: "Engagements",
    date: "Date",
    atMost: "Maximum of 50 posts available to include in this list",
    postUrl: "Post URL",
    postPublishDate: "Post Publish Date",
    totalFollowersOn: "Total followers on",
    newFollowers: "New followers",
    topDemographics: "Top Demographics",
    value: "Value",
    percentage: "Percentage",
    jobTitle: "Job title",
    location: "Location",
    lessThanOne: "< 1%",
  },
  // The sheets' names, the metrics and "menos de 1%" were published; the other words are assumed.
  pt: {
    discovery: "Descoberta",
    engagement: "Engajamento",
    topPosts: "Publicações mais em alta",
    followers: "Seguidores",
    demographics: "Dados demográficos",
    audienceDemographics: "Dados demográficos do público",
    contentDemographics: "Dados demográficos do conteúdo",
    overallPerformance: "Desempenho geral",
    impressions: "Impressões",
    membersReached: "Usuários alcançados",
    engagements: "Engajamentos",
    date: "Data",
    atMost: "Máximo de 50 publicações disponíveis para inclusão nesta lista",
    postUrl: "URL da publicação",
    postPublishDate: "Data de publicação",
    totalFollowersOn: "Total de seguidores em",
    newFollowers: "Novos seguidores",
    topDemographics: "Principais dados demográficos",
    value: "Valor",
    percentage: "Porcentagem",
    jobTitle: "Cargo",
    location: "Localidade",
    lessThanOne: "menos de 1%",
  },
} as const;

export type ExportLanguage = keyof typeof EXPORT_TEXTS;

/** A day as the member's language writes it. */
export function exportDate(at: number, language: ExportLanguage): string {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  if (language === "en") return `${month}/${day}/${year}`;
  return `${String(day).padStart(2, "0")}/${String(month).padStart(2, "0")}/${year}`;
}
